import type { ApiError } from '@portal/contract/error'
import { beginTwoStepChange, changeTwoStepSetting } from '@portal/contract/two-step-sign-in'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Button, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { CodeField, Form, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { PasswordProofForm } from '../../../shared/PasswordProofForm.tsx'
import { useText } from '../../../texts.ts'

/** Text id of the error message for a rejected password or code. */
function getTwoStepErrorTextId({ status, body: { errors } }: ApiError) {
  if (errors?.current_password) return 'two_step_wrong_password'
  if (errors?.otp) return 'two_step_wrong_code'
  return status === 429 ? 'two_step_too_many' : 'two_step_failed'
}

interface TwoStepDialogProps {
  /** Whether to turn two-step sign-in on or off. */
  enable: boolean
  /** Masked e-mail address to which the code is sent. */
  email: string
  onClose: () => void
  onChanged: () => void
}

/**
 * Dialog that asks for the password, then for a mailed code. Before two-step sign-in is turned on, the code proves that
 * mails arrive; before it is turned off, the code proves that the customer asks for it.
 */
export default function TwoStepDialog({ enable, email, onClose, onChanged }: TwoStepDialogProps) {
  const text = useText()
  const [password, setPassword] = useState<string | null>(null)
  const errorText = (error: ApiError) => text(getTwoStepErrorTextId(error))
  const begin = useWrite(beginTwoStepChange, { errorText })
  const change = useWrite(changeTwoStepSetting, { refreshes: ['TWO_STEP'], errorText })
  const codeForm = useForm({
    schema: v.object({ otp: requireValue(text('two_step_code_required')) }),
    defaultValues: { otp: '' },
  })

  const mailCode = async (current_password: string) => {
    change.reset()
    if (await begin.submit({ body: { current_password } })) setPassword(current_password)
  }
  const submitCode = async ({ otp }: { otp: string }) => {
    const body = { enabled: enable, otp, current_password: password ?? '' }
    if (await change.submit({ body })) onChanged()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(enable ? 'two_step_title_on' : 'two_step_title_off')}
      width={480}
    >
      {password === null ? (
        <PasswordProofForm
          label={text('two_step_send')}
          problem={begin.errorText}
          onSend={mailCode}
          onCancel={onClose}
        >
          <Text>{text('two_step_password_intro', { email })}</Text>
        </PasswordProofForm>
      ) : (
        <Form form={codeForm} onSubmit={submitCode} problem={begin.errorText ?? change.errorText}>
          <Text role="status">{text('two_step_code_intro', { email })}</Text>
          <CodeField name="otp" label={text('two_step_code')} input={{ autoFocus: true }} />
          <Button
            kind="quiet"
            small
            ml="-3"
            busy={begin.isPending}
            justifySelf="start"
            onClick={() => void mailCode(password)}
          >
            {text('two_step_resend')}
          </Button>
          <FormButtons
            send={text(enable ? 'two_step_switch_on' : 'two_step_switch_off')}
            cancel={text('account_cancel')}
            onCancel={onClose}
          />
        </Form>
      )}
    </Dialog>
  )
}
