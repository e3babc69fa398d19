import { useTenant } from '@portal/remote-kit'
import type { Credentials } from '@portal/remote-kit/portal'
import {
  Box,
  Button,
  Flex,
  Form,
  Heading,
  Icon,
  Link,
  PasswordField,
  Text,
  TextField,
  useForm,
} from '@portal/ui'
import { useText } from '../texts.ts'
import { useSignIn } from './use-sign-in.ts'

interface Props {
  /** What was typed before, when the customer comes back from the code. */
  typed: Credentials | undefined
  onCodeWanted: (credentials: Credentials) => void
}

const upperCase = (typed: string) => typed.toUpperCase()

export function CredentialsForm({ typed, onCodeWanted }: Props) {
  const text = useText()
  const firmKnown = useTenant() !== null
  const form = useForm<Credentials>({ defaultValues: typed ?? { username: '', password: '', tenant: '' } })
  const { signIn, problem } = useSignIn()

  const submit = async ({ tenant, username, password }: Credentials) => {
    const credentials = {
      username: username.trim(),
      password,
      ...(firmKnown ? {} : { tenant: tenant?.trim() ?? '' }),
    }
    const { outcome } = await signIn(credentials)
    if (outcome === 'code-wanted') onCodeWanted(credentials)
  }

  return (
    <>
      <Box display="grid" gap="2">
        <Heading level={1} tabIndex={-1}>
          {text('login_title')}
        </Heading>
        <Text color="ink2">{text('login_intro')}</Text>
      </Box>
      <Form form={form} onSubmit={submit} problem={problem}>
        {!firmKnown && (
          <TextField
            name="tenant"
            label={text('login_tenant')}
            hint={text('login_tenant_hint')}
            clean={upperCase}
            rules={{ required: text('login_error_tenant') }}
            input={{ autoComplete: 'organization', autoCapitalize: 'characters', spellCheck: false }}
          />
        )}
        <TextField
          name="username"
          label={text('login_username')}
          hint={text('login_username_hint')}
          rules={{ required: text('login_error_username') }}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordField
          name="password"
          label={text('login_password')}
          autoComplete="current-password"
          rules={{
            required: text('login_error_password'),
            minLength: { value: 8, message: text('password_min_length') },
          }}
          aside={
            <Link href="/login/wachtwoord-vergeten" textStyle="meta" py="1">
              {text('login_forgot')}
            </Link>
          }
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'login_busy' : 'login_submit')}
        </Button>
      </Form>
      <Flex gap="2" color="ink2" align="center">
        <Icon name="lock" size={20} />
        <Text textStyle="meta">{text('login_code_note')}</Text>
      </Flex>
    </>
  )
}
