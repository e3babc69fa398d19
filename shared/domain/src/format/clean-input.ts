/** Returns the caret position after cleaning: the length of the cleaned text in front of the caret. */
export const findCaretAfterCleaning = (
  text: string,
  caret: number,
  clean: (typed: string) => string,
): number => Math.min(clean(text.slice(0, caret)).length, clean(text).length)

/** Cleans the value of an input and keeps the caret in place. */
export function cleanInputValue(input: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  input.value = cleaned
  if (selectionStart === null) return
  const caret = findCaretAfterCleaning(value, selectionStart, clean)
  input.setSelectionRange(caret, caret)
}
