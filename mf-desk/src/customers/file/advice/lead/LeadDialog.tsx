import type { DeskLead } from '@portal/contract/desk/desk-lead'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../../../texts.ts'
import { LeadForm } from './LeadForm.tsx'

export interface LeadDialogProps {
  /** The request at the time the dialog opened; null while the dialog is closed. */
  opened: DeskLead | null
  /** The current request; null if there is none. */
  now: DeskLead | null
  onClose: () => void
}

/** Dialog to assign or close a request for advice, with a note for colleagues. */
export default function LeadDialog({ opened, now, onClose }: LeadDialogProps) {
  const text = useText()
  const shown = useLastNonNull(opened)
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
