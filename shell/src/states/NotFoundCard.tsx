import { ButtonLink, Card, EmptyState, LampOff } from '@portal/ui'
import { useText } from '../texts.ts'

export function NotFoundCard() {
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
