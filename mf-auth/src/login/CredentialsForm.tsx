import { minPasswordLength } from '@portal/contract/auth-path'
import * as v from '@portal/contract/valibot'
import { usePortal, useTenant } from '@portal/remote-kit'
import { requireValue } from '@portal/remote-kit/form-schema'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { Button, Flex, Icon, Link, Notice, Text } from '@portal/ui'
import { Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { loadSecondSignInStep } from '../shared/load-second-sign-in-step.ts'
import { useSignIn } from '../shared/use-sign-in.ts'
import { useText } from '../texts.ts'
import type { LoginNotice } from './login-notice.ts'
import type { PasskeyRequest, SignInWithAssertion } from './passkey/request-passkey.ts'
import { TenantCodeField } from './TenantCodeField.tsx'

const loadAndSignInWithPasskey = async (ask: PasskeyRequest) =>
  (await import(/* webpackChunkName: "passkey" */ './passkey/request-passkey.ts')).signInWithPasskey(ask)

const subscribeToNothing = () => () => {}
const isPasskeySupported = () => 'PublicKeyCredential' in window
/** The server renders the passkey button, since nearly all browsers support passkeys. */
const isPasskeySupportedOnServer = () => true

/**
 * Sign-in with a passkey (KEYS-03): by button, and through the user name field's autofill where the browser supports
 * autofill. The JavaScript for passkeys loads on click or after the page has rendered. Passkeys are not available if
 * the URL does not identify a tenant.
 */
function usePasskeySignIn(signIn: SignInWithAssertion) {
  const { api } = usePortal()
  const isKnown = useTenant() !== null
  const isOffered =
    useSyncExternalStore(subscribeToNothing, isPasskeySupported, isPasskeySupportedOnServer) && isKnown
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits')
  const enter = useEffectEvent(signIn)
  const signInOnClick = async () => {
    setState('busy')
    setState(await loadAndSignInWithPasskey({ api, enter: signIn }).catch(() => 'failed'))
  }
  useEffect(() => {
    if (!isOffered || state === 'busy') return
    const atField = new AbortController()
    const offerAutofill = async () => {
      if (await PublicKeyCredential.isConditionalMediationAvailable?.())
        await loadAndSignInWithPasskey({ api, enter, atField })
    }
    const soon = setTimeout(() => void offerAutofill().catch(subscribeToNothing))
    return () => {
      clearTimeout(soon)
      atField.abort()
    }
  }, [api, isOffered, state])
  return { isOffered, press: signInOnClick, state }
}

interface CredentialsFormProps {
  /** Values that the customer typed before another step replaced this form. */
  typed: Credentials
  takesFocus: boolean
  notice: LoginNotice | undefined
  onSignedIn?: (() => void) | undefined
  /** Called when sign-in requires a code. Rejects if the code cannot be sent. */
  onCodeWanted: (credentials: Credentials, wanted: SignInResult) => Promise<void>
  /** Called with the typed values when the customer opens recovery. */
  onForgotten: (typed: Credentials) => void
}

/** Form for user name and password, and for the tenant code if the URL does not identify the tenant. */
export function CredentialsForm({
  typed,
  takesFocus,
  notice,
  onSignedIn,
  onCodeWanted,
  onForgotten,
}: CredentialsFormProps) {
  const text = useText()
  const tenantKnown = useTenant() !== null
  const form = useForm<Credentials>({
    schema: v.object({
      ...(!tenantKnown && { tenant: requireValue(text('login_error_tenant')) }),
      username: requireValue(text('login_error_username')),
      password: v.pipe(
        requireValue(text('login_error_password')),
        v.minLength(minPasswordLength, text('password_min_length')),
      ),
    }),
    defaultValues: { tenant: readRememberedTenantCode(), ...typed },
  })
  const { signIn, problem, failed } = useSignIn()
  const passkeys = usePasskeySignIn(async (passkey) => {
    const result = await signIn({ username: '', password: '', passkey })
    if (result.outcome === 'signed-in') onSignedIn?.()
    return result
  })

  const submitCredentials = async ({ tenant, username, password }: Credentials) => {
    loadSecondSignInStep().catch(() => {})
    const given: { tenant?: string } = tenantKnown ? {} : { tenant: tenant?.trim() ?? '' }
    const credentials = { username: username.trim(), password, ...given }
    const wanted = await signIn(credentials)
    const { outcome } = wanted
    if (given.tenant && (outcome === 'signed-in' || outcome === 'code-wanted'))
      rememberTenantCode(given.tenant)
    if (outcome === 'code-wanted') await onCodeWanted(credentials, wanted).catch(failed)
    if (outcome === 'signed-in') onSignedIn?.()
  }

  return (
    <>
      <FormHeader title={text('login_title')} intro={text('login_intro')} takesFocus={takesFocus} />
      {notice && (
        <Notice status={notice.id.startsWith('login_ended') ? 'info' : 'good'} role="status">
          {notice.id === 'login_again' ? text('login_again', { name: notice.name }) : text(notice.id)}
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={submitCredentials}
        problem={problem ?? (passkeys.state === 'failed' ? text('login_passkey_failed') : null)}
      >
        {!tenantKnown && <TenantCodeField />}
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

const tenantCodeKey = 'office-code'

/** Returns the tenant code of the last sign-in on this device; empty if there is none (LOGIN-02). */
function readRememberedTenantCode(): string {
  try {
    return localStorage.getItem(tenantCodeKey) ?? ''
  } catch {
    return ''
  }
}

/** Stores a tenant code that the server accepted. The code does not reveal who signed in. */
function rememberTenantCode(code: string): void {
  try {
    localStorage.setItem(tenantCodeKey, code)
  } catch {
    // If storage is unavailable, the customer types the code again next time.
  }
}
