import { validateMailedToken } from '@portal/contract/account'
import { languages } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { Box, Button, ButtonLink, Loading, Notice, Skeleton } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { needsAppCode } from '../shared/load-second-sign-in-step.ts'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { SecondSignInStep } from '../shared/SecondSignInStep.tsx'
import { useText } from '../texts.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { deleteStoredToken, parseTokenLink, storeOrRestoreToken, type TokenLink } from './token-link.ts'

interface TokenProblemNoticeProps {
  problem: 'login_error_token' | 'password_link_missing' | 'login_error_offline'
  /** Repeats the check; set only if the link may still be valid. */
  onRetry?: () => void
}

/** Explains why the mailed link does not work, and what to do instead (RESET-06). */
function TokenProblemNotice({ problem, onRetry }: TokenProblemNoticeProps) {
  const text = useText()
  return (
    <>
      <FormHeader title={text('password_title')} />
      <Notice status="bad" role="alert">
        {text(problem)}
      </Notice>
      {onRetry ? (
        <Button icon="retry" onClick={onRetry}>
          {text('password_retry')}
        </Button>
      ) : (
        <ButtonLink kind="primary" href="/login?mode=recovery">
          {text('password_new_link')}
        </ButtonLink>
      )}
    </>
  )
}

function TokenCheckSkeleton() {
  return (
    <Loading>
      <Box display="grid" gridTemplateColumns="minmax(0,1fr)" gap="6">
        <Skeleton w="240px" h="40px" />
        <Skeleton w="320px" />
        <Skeleton h="52px" />
        <Skeleton h="52px" />
        <Skeleton h="52px" />
      </Box>
    </Loading>
  )
}

/** Notice that the password has changed but the automatic sign-in failed. */
function PasswordChangedNotice() {
  const text = useText()
  return (
    <>
      <FormHeader title={text('password_set')} intro={text('password_set_hint')} />
      <ButtonLink kind="primary" href="/login">
        {text('login_submit')}
      </ButtonLink>
    </>
  )
}

interface NewPasswordStepsProps {
  kind: TokenLink['kind']
  token: string
  username: string
}

type PasswordStep =
  | { step: 'form' }
  | { step: 'code'; password: string; byApp: boolean }
  | { step: 'sign-in' }

/** Form for the new password and then sign-in (RESET-04); customers with a second factor also enter a code. */
function NewPasswordSteps({ kind, token, username }: NewPasswordStepsProps) {
  const { session, navigate } = usePortal()
  const [next, setNext] = useState<PasswordStep>({ step: 'form' })
  const openHome = () => navigate('/', { replace: true })

  const signIn = async (password: string) => {
    const wanted = await session.signIn({ username, password })
    if (wanted.outcome === 'signed-in') openHome()
    else if (wanted.outcome === 'code-wanted')
      setNext({ step: 'code', password, byApp: needsAppCode(wanted) })
    else setNext({ step: 'sign-in' })
  }
  if (next.step === 'code')
    return (
      <SecondSignInStep
        credentials={{ username, password: next.password }}
        byApp={next.byApp}
        onSignedIn={openHome}
      />
    )
  if (next.step === 'sign-in') return <PasswordChangedNotice />
  return <NewPasswordForm kind={kind} token={token} username={username} onSet={signIn} />
}

/** Sets a first password or chooses a new one, with the token from a mail (RESET). */
export default function PasswordScreen() {
  const { link, check, retry } = useTokenCheck()
  return (
    <GuestPage>
      {check.state === 'checking' && <TokenCheckSkeleton />}
      {check.state === 'valid' && (
        <NewPasswordSteps kind={link.kind} token={check.token} username={check.username} />
      )}
      {check.state === 'invalid' && <TokenProblemNotice problem="login_error_token" />}
      {check.state === 'missing' && <TokenProblemNotice problem="password_link_missing" />}
      {check.state === 'unreachable' && <TokenProblemNotice problem="login_error_offline" onRetry={retry} />}
    </GuestPage>
  )
}

type TokenCheck =
  | { state: 'checking' }
  | { state: 'valid'; token: string; username: string }
  | { state: 'invalid' }
  /** Neither the URL nor tab storage has a token. */
  | { state: 'missing' }
  /** The token may be valid, but the server could not be reached. */
  | { state: 'unreachable' }

/**
 * Removes the token from the address bar before any request, so that it does not leak, then asks the server for the
 * user name of the token (RESET-01). Switches the page to the language of the mail.
 */
function useTokenCheck() {
  const { api, language, navigate, signal } = usePortal()
  const { pathname, search } = useLocation()
  const [link] = useState(() => storeOrRestoreToken(parseTokenLink(new URLSearchParams(search))))
  const [check, setCheck] = useState<TokenCheck>({ state: 'checking' })
  const { kind, token } = link

  const checkToken = useCallback(async () => {
    if (!token) return setCheck({ state: 'missing' })
    setCheck({ state: 'checking' })
    try {
      const { data } = await api.send(validateMailedToken, { body: { token } }, { signal })
      setCheck({ state: 'valid', token, username: data.username })
    } catch (error) {
      const status = getRejectionStatus(error)
      if (status === null || status >= 500) return setCheck({ state: 'unreachable' })
      deleteStoredToken(kind)
      setCheck({ state: 'invalid' })
    }
  }, [api, signal, kind, token])

  useEffect(() => {
    const spoken = languages.find((one) => one === new URLSearchParams(location.search).get('language'))
    if (spoken) language.change(spoken)
    navigate(`${pathname}?${kind}=1`, { replace: true })
    void checkToken()
  }, [navigate, language, pathname, kind, checkToken])

  return { link, check, retry: () => void checkToken() }
}
