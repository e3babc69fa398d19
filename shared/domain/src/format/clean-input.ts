/** Caret position after cleaning a text: after what is left of the part before the caret. */
export const cleanedCaret = (text: string, caret: number, clean: (typed: string) => string): number =>
  Math.min(clean(text.slice(0, caret)).length, clean(text).length)

/** Cleans what is in an input, and keeps the caret behind what was typed. */
export function cleanInput(input: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  input.value = cleaned
  if (selectionStart === null) return
  const caret = cleanedCaret(value, selectionStart, clean)
  input.setSelectionRange(caret, caret)
}
