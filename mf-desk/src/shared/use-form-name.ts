import { type TextId, useText } from '../texts.ts'

const forms = ['contact_details', 'personalia', 'income', 'retirement', 'mortgage', 'current_living'] as const

/** Names the form that a change was made with: what it is of, whatever part of it was changed. */
export function useFormName(): (form: string) => string {
  const text = useText()
  return (form) => {
    const known = forms.find((one) => form === one || form.startsWith(`${one}/`))
    return known ? text(`form_${known}` satisfies TextId) : form
  }
}
