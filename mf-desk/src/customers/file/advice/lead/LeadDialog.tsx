import type { DeskLead } from '@portal/contract/desk/lead'
import { useLast } from '@portal/remote-kit/layer'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../../../texts.ts'
import { LeadForm } from './LeadForm.tsx'

export interface Props {
  /** The request as it was when the dialog opened. */
  opened: DeskLead | null
  /** The current request. */
  now: DeskLead | null
  onClose: () => void
}

/** Dialog to assign or close a request for advice, with a note for colleagues. */
export default function LeadDialog({ opened, now, onClose }: Props) {
  const text = useText()
  const shown = useLast(opened)
  return (
    <Dialog open={opened !== null} onClose={onClose} title={text('lead_update_of')}>
      {shown && (
        <LeadForm
          key={`${shown.id} ${shown.steps.length}`}
          opened={shown}
          now={now ?? shown}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
