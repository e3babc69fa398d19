import { DraftMessageForm } from '@portal/blocks/draft-message-form'
import { messageCategories } from '@portal/contract/message'
import { useSendMessage } from '@portal/remote-kit'
import { requireText, requireValue } from '@portal/remote-kit/form-schema'
import { Dialog } from '@portal/ui/dialog'
import { TextField } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useText } from '../texts.ts'

/** Form for a message to the adviser: category, subject and text, as on the contact screen (INBOX-03). */
export default function WriteMessageForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const { send } = useSendMessage()
  return (
    <Dialog open={open} onClose={onClose} title={text('write_title')} about={text('write_about')}>
      <DraftMessageForm
        name="message"
        label={text('write_label')}
        submit={text('write_send')}
        documents
        send={(written, onProgress) => send({ screen: 'berichten', ...written }, onProgress)}
        fields={{
          values: { category: '', subject: '' },
          schema: {
            category: requireValue(text('category_required')),
            subject: requireText(text('subject_required')),
          },
          children: (
            <>
              <SelectField
                name="category"
                label={text('write_category')}
                placeholder={text('write_category_choose')}
                options={messageCategories.map((value) => ({ value, label: text(`category_${value}`) }))}
              />
              <TextField name="subject" label={text('write_subject')} input={{ maxLength: 200 }} />
            </>
          ),
        }}
      />
    </Dialog>
  )
}
