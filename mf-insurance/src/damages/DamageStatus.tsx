import type { Damage } from '@portal/contract/damage'
import { filterMissingDocuments } from '@portal/domain/document-progress'
import { Badge } from '@portal/ui'
import { StatusLabel } from '../shared/StatusLabel.tsx'
import { useText } from '../texts.ts'

/** Status of a damage: 'missing items' if any, otherwise the tenant's status. */
export function DamageStatus({ damage }: { damage: Damage }) {
  const text = useText()
  const missing = filterMissingDocuments(damage.progress_items).length
  if (missing > 0 && !damage.settled)
    return <Badge status="warn">{text('damage_missing', { count: missing })}</Badge>
  const status = damage.status ? (
    <StatusLabel stated={damage.status} />
  ) : (
    text(damage.settled ? 'status_settled' : 'status_in_progress')
  )
  return damage.settled ? <Badge status="plain">{status}</Badge> : <Badge icon="clock">{status}</Badge>
}
