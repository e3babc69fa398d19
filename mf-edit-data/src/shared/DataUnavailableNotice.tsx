import { Card, ErrorPanel } from '@portal/ui'
import { useText } from '../texts.ts'

/** Notice that current data could not be read and therefore cannot be edited. */
export function DataUnavailableNotice({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <Card>
      <ErrorPanel title={text('edit_error')} onRetry={onRetry}>
        {text('edit_error_hint')}
      </ErrorPanel>
    </Card>
  )
}
