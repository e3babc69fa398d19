import { declineReasonLengthLimits, declineSigning, type Signing } from '@portal/contract/signing'
import * as v from '@portal/contract/valibot'
import { useTenant, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText } from '@portal/remote-kit/form-schema'
import { Heading } from '@portal/ui'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { formatSigningError } from './signing-error.ts'
import { useSigningText } from './use-signing-text.ts'

interface DeclineFormProps {
  signing: Signing
  onBack: () => void
}

/** Form to decline signing, with a reason for the tenant (SIGN-07). */
export function DeclineForm({ signing: { id }, onBack }: DeclineFormProps) {
  const text = useSigningText()
  const tenant = useTenant()?.name ?? ''
  const { least, most } = declineReasonLengthLimits
  const reason = matchText(
    (typed) => typed.trim().length >= least,
    text('sign_decline_required', { letters: `${least}` }),
  )
  const form = useForm({ schema: v.object({ reason }), defaultValues: { reason: '' } })
  const write = useWrite(declineSigning, {
    refreshes: ['SIGNING', 'TASK', 'DOCUMENTS'],
    errorText: (error) => formatSigningError(error, text, tenant),
  })
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => write.submit({ params: { id }, body: { reason } })}
      problem={write.errorText}
    >
      <Heading level={3} textStyle="subsection">
        {text('sign_decline_title')}
      </Heading>
      <TextAreaField
        name="reason"
        label={text('sign_decline_reason')}
        hint={text('sign_decline_hint', { tenant })}
        input={{ maxLength: most }}
      />
      <FormButtons send={text('sign_decline_send')} cancel={text('sign_decline_back')} onCancel={onBack} />
    </Form>
  )
}
