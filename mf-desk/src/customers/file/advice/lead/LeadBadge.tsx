import type { DeskLead } from '@portal/contract/desk/desk-lead'
import { Badge } from '@portal/ui'
import { useText } from '../../../../texts.ts'

export function LeadBadge({ lead: { status, steps } }: { lead: Pick<DeskLead, 'status' | 'steps'> }) {
  const text = useText()
  if (status === 'done') return <Badge status="good">{text('lead_status_done')}</Badge>
  const name = steps.at(-1)?.assignee
  if (status === 'taken_up' && name) return <Badge icon="user">{text('lead_taken_by', { name })}</Badge>
  return <Badge status="warn">{text('lead_status_new')}</Badge>
}
