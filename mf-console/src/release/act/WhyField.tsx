import { TextAreaField } from '@portal/ui/form'
import { useText } from '../../texts.ts'

/** Maximum length of a reason, in characters; the limit of the server. */
const maxLength = 500

/** Request field of a reason; empty without one. */
export const reasonOf = (why: string) => (why.trim() ? { why: why.trim() } : {})

/** Field for the reason of an action, shown in the history. */
export function WhyField({ required = false }: { required?: boolean }) {
  const text = useText()
  return (
    <TextAreaField
      name="why"
      label={text(required ? 'why' : 'why_optional')}
      rows={2}
      input={{ maxLength: maxLength }}
    />
  )
}
