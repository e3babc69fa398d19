/** Caret position after cleaning: the length of the cleaned text before the caret. */
export const caretAfterCleaning = (text: string, caret: number, clean: (typed: string) => string): number =>
  Math.min(clean(text.slice(0, caret)).length, clean(text).length)

/** Cleans an input's value and keeps the caret behind the typed text. */
export function cleanInput(input: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  input.value = cleaned
  if (selectionStart === null) return
  const caret = caretAfterCleaning(value, selectionStart, clean)
  input.setSelectionRange(caret, caret)
}
