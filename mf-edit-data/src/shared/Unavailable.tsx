import { Card, ErrorPanel } from '@portal/ui'
import { useText } from '../texts.ts'

/** Shown if current data could not be read, so that it cannot be edited. */
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
