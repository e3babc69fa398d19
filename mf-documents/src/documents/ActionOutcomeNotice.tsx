import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import type { ActionOutcome } from './use-document-row-actions.ts'

export function ActionOutcomeNotice({ outcome: { resultKind, name } }: { outcome: ActionOutcome }) {
  const text = useText()
  if (resultKind === 'deleted')
    return (
      <Notice status="good" role="status">
        {text('doc_deleted', { name })}
      </Notice>
    )
  return (
    <Notice status="bad" role="alert">
      {resultKind === 'unavailable' ? text('view_unavailable') : text(`doc_${resultKind}`, { name })}
    </Notice>
  )
}
