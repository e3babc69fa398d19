import { Button, EmptyState } from '@portal/ui'
import { useText } from '../texts.ts'

/** Stands beside the list while nothing is open, or what was asked for is not there. */
export function NoMessage({ gone, onBack }: { gone: boolean; onBack: () => void }) {
  const text = useText()
  return (
    <EmptyState
      title={text(gone ? 'inbox_gone' : 'inbox_choose')}
      action={
        gone && (
          <Button kind="secondary" icon="chevron-left" onClick={onBack}>
            {text('inbox_back')}
          </Button>
        )
      }
    >
      {gone ? '' : text('inbox_choose_hint')}
    </EmptyState>
  )
}
