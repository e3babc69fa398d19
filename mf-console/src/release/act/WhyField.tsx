import { TextAreaField } from '@portal/ui/form'
import { useText } from '../../texts.ts'

/** Most characters of a reason, as the server takes it. */
const most = 500

/** What is sent of a reason: nothing where there is none. */
export const reasonOf = (why: string) => (why.trim() ? { why: why.trim() } : {})

/** Why something is done, for the history; `required` where that has to be said. */
export function WhyField({ required = false }: { required?: boolean }) {
  const text = useText()
  return (
    <TextAreaField
      name="why"
      label={text(required ? 'why' : 'why_optional')}
      rows={2}
      input={{ maxLength: most }}
      rules={{ validate: (typed: string) => !required || typed.trim() !== '' || text('why_required') }}
    />
  )
}
