import { Button, ButtonLink, Notice } from '@portal/ui'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { useText } from '../texts.ts'

interface TokenProblemNoticeProps {
  problem: 'login_error_token' | 'password_link_missing' | 'login_error_offline'
  /** Repeats the check; set only if the link may still be valid. */
  onRetry?: () => void
}

/** Explains why the mailed link does not work, and what to do instead (RESET-06). */
export function TokenProblemNotice({ problem, onRetry }: TokenProblemNoticeProps) {
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
