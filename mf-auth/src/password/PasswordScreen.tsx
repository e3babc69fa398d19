import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { NewPasswordSteps } from './NewPasswordSteps.tsx'
import { TokenCheckSkeleton } from './TokenCheckSkeleton.tsx'
import { TokenProblemNotice } from './TokenProblemNotice.tsx'
import { useTokenCheck } from './use-token-check.ts'

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
