import { Button, ButtonLink, Notice } from '@portal/ui'
import { FormHead } from '../shared/frame/FormHead.tsx'
import { useText } from '../texts.ts'

interface Props {
  problem: 'login_error_token' | 'password_link_missing' | 'login_error_offline'
  /** Set if the link may still be valid. */
  onRetry?: () => void
}

/** Explains why the mailed link does not work, and what to do instead (RESET-06). */
export function TokenProblem({ problem, onRetry }: Props) {
  const text = useText()
  return (
    <>
      <FormHead title={text('password_title')} />
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
