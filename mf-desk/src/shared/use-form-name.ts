import { type TextId, useText } from '../texts.ts'

const formsWithText = [
  'contact_details',
  'personalia',
  'income',
  'retirement',
  'mortgage',
  'current_living',
] as const

/** Returns a function that names the form with which a change was made. */
export function useFormName(): (form: string) => string {
  const text = useText()
  return (form) => {
    const known = formsWithText.find((one) => form === one || form.startsWith(`${one}/`))
    return known ? text(`form_${known}` satisfies TextId) : form
  }
}
