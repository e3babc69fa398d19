import { recoverPassword } from '@portal/contract/account'
import { useWrite } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { Button, Form, Icon, Link, TextField, useForm } from '@portal/ui'
import { FormHead } from '../frame/FormHead.tsx'
import { useText } from '../texts.ts'

interface Props {
  /** The user name that was typed at sign-in, if any. */
  username: string
  onSent: () => void
}

/** Asks for a mail with which a new password can be chosen (RECOVER-01 … RECOVER-03). */
export function RecoveryForm({ username, onSent }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const form = useForm({ defaultValues: { username } })
  const recover = useWrite(recoverPassword)
  const refused = recover.isError || recover.data?.data.success === false

  const submit = async (typed: { username: string }) => {
    const answer = await recover
      .mutateAsync({ body: { username: typed.username.trim(), portal: location.host } })
      .catch(() => null)
    if (answer?.data.success) onSent()
  }
  return (
    <>
      <Link
        href={pathname}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="44px"
        mt="-3"
        justifySelf="start"
      >
        <Icon name="chevron-left" size={20} />
        {text('otp_back')}
      </Link>
      <FormHead title={text('recovery_title')} intro={text('recovery_intro')} />
      <Form
        form={form}
        onSubmit={submit}
        problem={refused && !recover.isPending ? text('login_error_retry') : null}
      >
        <TextField
          name="username"
          label={text('login_username')}
          hint={text('login_username_hint')}
          rules={{ required: text('login_error_username') }}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'recovery_busy' : 'recovery_submit')}
        </Button>
      </Form>
    </>
  )
}
