import { Button, EmptyState } from '@portal/ui'
import { useText } from '../texts.ts'

/** Panel beside the list while no message is open, or if the requested message does not exist. */
export function NoOpenMessage({ gone, onBack }: { gone: boolean; onBack: () => void }) {
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
