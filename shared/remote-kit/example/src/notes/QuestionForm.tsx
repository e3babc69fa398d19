import { DraftMessageForm } from '@portal/blocks/draft-message-form'
import { useSendMessage } from '@portal/remote-kit'
import { requireText } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'

export default function QuestionForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { send } = useSendMessage()
  return (
    <Dialog open={open} onClose={onClose} title={text('ask')}>
      <DraftMessageForm
        name="note"
        label={text('question')}
        submit={text('send')}
        documents
        send={(written, onProgress) => send({ screen: 'notities', ...written }, onProgress)}
        fields={{
          values: { subject: '' },
          schema: { subject: requireText(text('subject_required')) },
          children: <TextField name="subject" label={text('subject')} input={{ maxLength: 200 }} />,
        }}
      />
    </Dialog>
  )
}
