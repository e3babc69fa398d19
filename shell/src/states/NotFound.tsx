import { ButtonLink, Card, EmptyState, LampOff } from '@portal/ui'
import { useText } from '../texts.ts'

/** Page for a URL of the portal that does not exist. */
export function NotFound() {
  const text = useText()
  return (
    <Card>
      <EmptyState
        title={text('not_found_title')}
        illustration={<LampOff />}
        action={<ButtonLink href="/">{text('to_start')}</ButtonLink>}
      >
        {text('not_found_hint')}
      </EmptyState>
    </Card>
  )
}
