import { KeptMessageForm, useSendMessage } from '@portal/remote-kit/message'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../texts.ts'

/** A new message to the adviser, with or without documents. */
export default function WriteForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const send = useSendMessage({ screen: 'berichten' })
  return (
    <Dialog open={open} onClose={onClose} title={text('write_title')} about={text('write_about')}>
      <KeptMessageForm
        name="message"
        label={text('write_label')}
        submit={text('write_send')}
        documents
        send={send}
      />
    </Dialog>
  )
}
