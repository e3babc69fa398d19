import { GuestPage } from '../shared/frame/GuestPage.tsx'
import { NewPassword } from './NewPassword.tsx'
import { TokenChecking } from './TokenChecking.tsx'
import { TokenProblem } from './TokenProblem.tsx'
import { useTokenLink } from './use-token-link.ts'

/** Sets a first password or chooses a new one, with the token from a mail (RESET). */
export default function PasswordScreen() {
  const { link, check, retry } = useTokenLink()
  return (
    <GuestPage>
      {check.state === 'checking' && <TokenChecking />}
      {check.state === 'valid' && (
        <NewPassword kind={link.kind} token={check.token} username={check.username} />
      )}
      {check.state === 'invalid' && <TokenProblem problem="login_error_token" />}
      {check.state === 'missing' && <TokenProblem problem="password_link_missing" />}
      {check.state === 'unreachable' && <TokenProblem problem="login_error_offline" onRetry={retry} />}
    </GuestPage>
  )
}
