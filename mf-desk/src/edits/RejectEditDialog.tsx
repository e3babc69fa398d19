import { reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import type { Id } from '@portal/contract/wire'
import { Text } from '@portal/ui'
import { TextAreaField } from '@portal/ui/form'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

export interface RejectEditDialogProps {
  open: boolean
  id: Id
  /** Name of the customer. */
  name: string
  onClose: () => void
}

/** Dialog to reject a change and restore the previous values, with a reason for the customer. */
export default function RejectEditDialog({ id, name, ...dialog }: RejectEditDialogProps) {
  const text = useText()
  const write = useDeskWrite(reviewCustomerEdit, { onDone: dialog.onClose })
  return (
    <ReasonDialog
      {...dialog}
      title={text('send_back')}
      about={name}
      problem={write.errorText}
      onSend={(reason) => write.submit({ params: { id }, body: { verdict: 'sent_back', reason } })}
    >
      <Text>{text('send_back_hint')}</Text>
      <TextAreaField
        name="reason"
        label={text('reason')}
        hint={text('reason_hint')}
        rows={3}
        input={{ maxLength: 1000, lang: 'nl' }}
      />
    </ReasonDialog>
  )
}
