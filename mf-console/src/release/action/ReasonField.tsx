import { TextAreaField } from '@portal/ui/form'
import { useText } from '../../texts.ts'

/** Maximum length of a reason, in characters; the same limit as on the server. */
const maxReasonLength = 500

/** Request body with the reason; an empty object if no reason was typed. */
export const toReasonBody = (why: string) => (why.trim() ? { why: why.trim() } : {})

/** Text field for the reason of an action; the reason is shown in the history. */
export function ReasonField({ required = false }: { required?: boolean }) {
  const text = useText()
  return (
    <TextAreaField
      name="why"
      label={text(required ? 'why' : 'why_optional')}
      rows={2}
      input={{ maxLength: maxReasonLength }}
    />
  )
}
