import { minPasswordLength } from '@portal/contract/auth'
import * as v from '@portal/contract/schema'
import { useTenant } from '@portal/remote-kit'
import { required } from '@portal/remote-kit/form-schema'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { Button, Flex, Icon, Link, Notice, Text } from '@portal/ui'
import { Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { FormHead } from '../shared/frame/FormHead.tsx'
import { loadSecondStep } from '../shared/second-step.ts'
import { useSignIn } from '../shared/use-sign-in.ts'
import { useText } from '../texts.ts'
import type { LoginNotice } from './notice.ts'
import { OfficeField } from './OfficeField.tsx'
import { usePasskey } from './passkey/use-passkey.ts'
import { rememberedOffice, rememberOffice } from './remembered-office.ts'

interface Props {
  /** Values typed before, when the customer returns from another step. */
  typed: Credentials
  takesFocus: boolean
  notice: LoginNotice | undefined
  onSignedIn?: (() => void) | undefined
  /** Rejects if the code of the next step cannot be sent. */
  onCodeWanted: (credentials: Credentials, wanted: SignInResult) => Promise<void>
  /** Called with the typed values when the customer opens recovery. */
  onForgotten: (typed: Credentials) => void
}

/** User name and password, and the tenant's code if the address does not contain the tenant. */
export function CredentialsForm({ typed, takesFocus, notice, onSignedIn, onCodeWanted, onForgotten }: Props) {
  const text = useText()
  const tenantKnown = useTenant() !== null
  const form = useForm<Credentials>({
    schema: v.object({
      ...(!tenantKnown && { tenant: required(text('login_error_tenant')) }),
      username: required(text('login_error_username')),
      password: v.pipe(
        required(text('login_error_password')),
        v.minLength(minPasswordLength, text('password_min_length')),
      ),
    }),
    defaultValues: { tenant: rememberedOffice(), ...typed },
  })
  const { signIn, problem, failed } = useSignIn()
  const passkeys = usePasskey(async (passkey) => {
    const result = await signIn({ username: '', password: '', passkey })
    if (result.outcome === 'signed-in') onSignedIn?.()
    return result
  })

  const submit = async ({ tenant, username, password }: Credentials) => {
    loadSecondStep().catch(() => {})
    const given: { tenant?: string } = tenantKnown ? {} : { tenant: tenant?.trim() ?? '' }
    const credentials = { username: username.trim(), password, ...given }
    const wanted = await signIn(credentials)
    const { outcome } = wanted
    if (given.tenant && (outcome === 'signed-in' || outcome === 'code-wanted')) rememberOffice(given.tenant)
    if (outcome === 'code-wanted') await onCodeWanted(credentials, wanted).catch(failed)
    if (outcome === 'signed-in') onSignedIn?.()
  }

  return (
    <>
      <FormHead title={text('login_title')} intro={text('login_intro')} takesFocus={takesFocus} />
      {notice && (
        <Notice status={notice.id.startsWith('login_ended') ? 'info' : 'good'} role="status">
          {notice.id === 'login_again' ? text('login_again', { name: notice.name }) : text(notice.id)}
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={submit}
        problem={problem ?? (passkeys.state === 'failed' ? text('login_passkey_failed') : null)}
      >
        {!tenantKnown && <OfficeField />}
        <TextField
          name="username"
          label={text('login_username')}
          hint={text('login_username_hint')}
          input={{
            autoComplete: tenantKnown ? 'username webauthn' : 'username',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <PasswordField
          name="password"
          label={text('login_password')}
          autoComplete="current-password"
          aside={
            <Link href="?mode=recovery" textStyle="meta" py="1" onClick={() => onForgotten(form.getValues())}>
              {text('login_forgot')}
            </Link>
          }
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'login_busy' : 'login_submit')}
        </Button>
        {passkeys.isOffered && (
          <Button
            kind="secondary"
            mt="-3"
            busy={passkeys.state === 'busy'}
            onClick={() => void passkeys.press()}
          >
            {text('login_passkey')}
          </Button>
        )}
      </Form>
      <Flex gap="2" color="ink2" align="center">
        <Icon name="lock" size={20} />
        <Text textStyle="meta">{text('login_code_note')}</Text>
      </Flex>
    </>
  )
}
