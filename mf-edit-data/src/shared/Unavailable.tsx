import { Card, ErrorPanel } from '@portal/ui'
import { useText } from '../texts.ts'

/** What is to be changed could not be read, so that changing it would be guessing. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <Card>
      <ErrorPanel title={text('edit_error')} onRetry={onRetry}>
        {text('edit_error_hint')}
      </ErrorPanel>
    </Card>
  )
}
