import * as v from '@portal/contract/schema'
import { beginTwoStepChange, changeTwoStep } from '@portal/contract/two-step'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { required } from '@portal/remote-kit/form-schema'
import { Button, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { CodeField, Form, PasswordField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useText } from '../../../texts.ts'
import { twoStepErrorOf } from './two-step-error.ts'

interface Props {
  /** Whether to switch it on; otherwise off. */
  enable: boolean
  /** Masked e-mail address for the code. */
  email: string
  onClose: () => void
  onChanged: () => void
}

/** Asks for the password, then a mailed code: proves that codes arrive, or that the customer switches it off. */
export default function TwoStepDialog({ enable, email, onClose, onChanged }: Props) {
  const text = useText()
  const [password, setPassword] = useState<string | null>(null)
  const begin = useWrite(beginTwoStepChange)
  const change = useWrite(changeTwoStep, { refreshes: ['TWO_STEP'] })
  const passwordForm = useForm({
    schema: v.object({ password: required(text('login_error_password')) }),
    defaultValues: { password: '' },
  })
  const codeForm = useForm({
    schema: v.object({ otp: required(text('two_step_code_required')) }),
    defaultValues: { otp: '' },
  })

  const mailCode = async (current_password: string) => {
    change.reset()
    if (await begin.mutateAsync({ body: { current_password } }).catch(() => null))
      setPassword(current_password)
  }
  const send = async ({ otp }: { otp: string }) => {
    const body = { enabled: enable, otp, current_password: password ?? '' }
    if (await change.mutateAsync({ body }).catch(() => null)) onChanged()
  }
  const errorText = ({ error, refusal }: typeof begin | typeof change) => {
    const problem = twoStepErrorOf(error)
    return problem && (refusal ?? text(problem))
  }
  const mailProblem = errorText(begin)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(enable ? 'two_step_title_on' : 'two_step_title_off')}
      width={480}
    >
      {password === null ? (
        <Form form={passwordForm} onSubmit={({ password: given }) => mailCode(given)} problem={mailProblem}>
          <Text>{text('two_step_password_intro', { email })}</Text>
          <PasswordField name="password" label={text('two_step_password')} autoComplete="current-password" />
          <FormButtons
            send={text('two_step_send')}
            busy={begin.isPending}
            cancel={text('account_cancel')}
            onCancel={onClose}
          />
        </Form>
      ) : (
        <Form form={codeForm} onSubmit={send} problem={mailProblem ?? errorText(change)}>
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
            busy={change.isPending}
            cancel={text('account_cancel')}
            onCancel={onClose}
          />
        </Form>
      )}
    </Dialog>
  )
}
