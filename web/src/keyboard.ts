let used = false;

/** Whether the last thing that was touched is the keyboard: then the focus is led to what is asked. */
export function usesKeyboard(): boolean {
  return used;
}

/** See whether somebody uses the keyboard or a finger. */
export function watchKeyboard(): void {
  const note = (keys: boolean) => (): void => {
    used = keys;
  };
  addEventListener("keydown", note(true), true);
  addEventListener("pointerdown", note(false), true);
}
