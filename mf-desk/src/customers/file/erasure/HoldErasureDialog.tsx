import { pauseErasure } from '@portal/contract/desk/desk-erasure'
import type { Id } from '@portal/contract/wire'
import { Text } from '@portal/ui'
import { TextAreaField } from '@portal/ui/form'
import { ReasonDialog } from '../../../shared/ReasonDialog.tsx'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useText } from '../../../texts.ts'

export interface HoldErasureDialogProps {
  open: boolean
  id: Id
  /** Name of the customer. */
  name: string
  onClose: () => void
}

/** Dialog to hold a customer's erasure. Colleagues see the reason, the customer does not. */
export default function HoldErasureDialog({ id, name, ...dialog }: HoldErasureDialogProps) {
  const text = useText()
  const write = useDeskWrite(pauseErasure, { onDone: dialog.onClose })
  return (
    <ReasonDialog
      {...dialog}
      title={text('erasure_hold')}
      about={name}
      problem={write.errorText}
      onSend={(reason) => write.submit({ params: { id }, body: { reason } })}
    >
      <Text>{text('erasure_hold_hint')}</Text>
      <TextAreaField
        name="reason"
        label={text('reason')}
        hint={text('erasure_reason_hint')}
        rows={3}
        input={{ maxLength: 1000, lang: 'nl' }}
      />
    </ReasonDialog>
  )
}
