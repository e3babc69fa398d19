import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Outcome } from './use-row-actions.ts'

/** Tells how the last action on a document ended. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
  const text = useText()
  if (!outcome) return null
  const { what, name } = outcome
  if (what === 'deleted')
    return (
      <Notice status="good" role="status">
        {text('doc_deleted', { name })}
      </Notice>
    )
  return (
    <Notice status="bad" role="alert">
      {what === 'unavailable' ? text('view_unavailable') : text(`doc_${what}`, { name })}
    </Notice>
  )
}
