import type { Credentials } from '@portal/remote-kit/portal'
import { Box, Button, CodeField, Form, Heading, Text, useForm } from '@portal/ui'
import { useText } from '../texts.ts'
import { useSignIn } from './use-sign-in.ts'

interface Props {
  credentials: Credentials
  onBack: () => void
}

/** The second step: the code that was mailed. */
export function CodeForm({ credentials, onBack }: Props) {
  const text = useText()
  const form = useForm({ defaultValues: { otp: '' } })
  const { signIn, problem } = useSignIn()
  const submit = async ({ otp }: { otp: string }) => {
    await signIn({ ...credentials, otp })
  }
  return (
    <>
      <Box display="grid" gap="2">
        <Heading level={1} tabIndex={-1}>
          {text('otp_title')}
        </Heading>
        <Text color="ink2">{text('otp_intro')}</Text>
      </Box>
      <Form form={form} onSubmit={submit} problem={problem}>
        <CodeField
          name="otp"
          label={text('otp_code')}
          hint={text('otp_hint')}
          rules={{ required: text('login_error_otp') }}
          input={{ autoFocus: true }}
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'login_busy' : 'otp_submit')}
        </Button>
      </Form>
      <Button kind="quiet" small justifySelf="start" ml="-3" onClick={onBack}>
        {text('otp_back')}
      </Button>
    </>
  )
}
