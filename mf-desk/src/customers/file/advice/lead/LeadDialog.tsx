import type { DeskLead } from '@portal/contract/desk/desk-lead'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../../../texts.ts'
import { LeadForm } from './LeadForm.tsx'

export interface LeadDialogProps {
  /** The request for advice as it was when the dialog opened; null while the dialog is closed. */
  initialLead: DeskLead | null
  /** Current version of the same request; null if there is none. */
  currentLead: DeskLead | null
  onClose: () => void
}

/** Dialog to assign or close a request for advice, with a note for colleagues. */
export default function LeadDialog({ initialLead, currentLead, onClose }: LeadDialogProps) {
  const text = useText()
  const shown = useLastNonNull(initialLead)
  return (
    <Dialog open={initialLead !== null} onClose={onClose} title={text('lead_update_of')}>
      {shown && (
        <LeadForm
          key={`${shown.id} ${shown.steps.length}`}
          initialLead={shown}
          currentLead={currentLead ?? shown}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
