/**
 * What came after, made of the parts of what was before wherever they are equal: whoever watches a
 * part that has not changed is not told that it has. Both are plain values, as JSON has them.
 */
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (!isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = share(before[key], after[key]);
    same &&= Object.is(made[key], before[key]) && key in before;
  }
  if (same) return before as Value;
  return (Array.isArray(after) ? Object.values(made) : made) as Value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
