import type { Damage } from '@portal/contract/damage'
import { missingOf } from '@portal/domain/progress'
import { Badge } from '@portal/ui'
import { useText } from '../texts.ts'

/** Where a damage stands: what is missing, else what the firm says of it. */
export function DamageStanding({ damage }: { damage: Damage }) {
  const text = useText()
  const missing = missingOf(damage.progress_items).length
  if (missing > 0 && !damage.settled)
    return <Badge status="warn">{text('damage_missing', { count: missing })}</Badge>
  if (damage.settled) return <Badge status="plain">{damage.status || text('damage_settled')}</Badge>
  return <Badge icon="clock">{damage.status || text('damage_open_status')}</Badge>
}
