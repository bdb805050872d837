/** What this browser remembers under a name; `otherwise` if there is nothing, or it cannot be read. */
export function recall<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

/** Have this browser remember something; it may forbid that, and then it is forgotten. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // it then holds until the page is left
  }
}
