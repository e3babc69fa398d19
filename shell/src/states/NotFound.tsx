import { ButtonLink, Card, EmptyState, LampOff } from '@portal/ui'
import { useText } from '../texts.ts'

/** An address of the portal that leads nowhere. */
export function NotFound() {
  const text = useText()
  return (
    <Card>
      <EmptyState
        title={text('not_found_title')}
        art={<LampOff />}
        action={<ButtonLink href="/">{text('to_start')}</ButtonLink>}
      >
        {text('not_found_hint')}
      </EmptyState>
    </Card>
  )
}
