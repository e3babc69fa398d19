import { addInternalNote, sendMessageToCustomer } from '@portal/contract/desk/conversation'
import type { DeskDocument } from '@portal/contract/desk/desk-document'
import type { FilledMessageTemplate } from '@portal/contract/desk/message-template'
import * as v from '@portal/contract/valibot'
import { requireText } from '@portal/remote-kit/form-schema'
import { Button, Card, Flex, Section } from '@portal/ui'
import { CheckField, ChoiceField, Form, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useRef } from 'react'
import { useDeskWrite } from '../../../shared/use-desk-write.ts'
import { useText } from '../../../texts.ts'
import { AttachmentPicker } from './AttachmentPicker.tsx'
import type { AttachedDocument } from './attached-document.ts'
import { insertTextAfterLine } from './insert-text.ts'
import { TemplateSelect } from './TemplateSelect.tsx'

interface MessageFormProps {
  /** Id of the customer. */
  id: string
  documents: readonly DeskDocument[]
}

const maxMessageLength = 10_000
const emptyMessage = {
  to: 'customer',
  subject: '',
  text: '',
  answer: false,
  documents: [] as AttachedDocument[],
}

/** Form for a message to the customer or a note for colleagues. Typed text stays until it is sent. */
export function MessageForm({ id, documents }: MessageFormProps) {
  const text = useText()
  const form = useForm({
    schema: v.pipe(
      v.object({
        to: v.string(),
        subject: v.string(),
        text: v.pipe(
          requireText(text('message_required')),
          v.maxLength(maxMessageLength, text('message_long', { most: maxMessageLength })),
        ),
      }),
      v.forward(
        v.partialCheck(
          [['to'], ['subject']],
          ({ to, subject }) => to !== 'customer' || subject.trim() !== '',
          text('subject_required'),
        ),
        ['subject'],
      ),
    ),
    defaultValues: emptyMessage,
  })
  /** Last cursor position in the message field, where templates are inserted; infinity means the end of the text. */
  const cursor = useRef(Number.POSITIVE_INFINITY)
  const resetFormAfterSend = () => {
    form.reset(emptyMessage)
    message.reset()
    note.reset()
  }
  const message = useDeskWrite(sendMessageToCustomer, {
    onDone: resetFormAfterSend,
    errorText: ({ body }) => (body.errors?.documents ? text('attachments_refused') : undefined),
  })
  const note = useDeskWrite(addInternalNote, { onDone: resetFormAfterSend })
  const busy = message.isPending || note.isPending
  const toCustomer = form.watch('to') === 'customer'
  const params = { id }
  const submitMessage = async ({
    to,
    subject,
    text: content,
    answer,
    documents: chosen,
  }: typeof emptyMessage) => {
    const body = { subject: subject.trim(), text: content, wants_answer: answer }
    const along = chosen.length > 0 ? { documents: chosen.map((one) => one.id) } : {}
    await (to === 'customer'
      ? message.submit({ params, body: { ...body, ...along } })
      : note.submit({ params, body: { text: content } }))
  }
  const insertTemplate = (template: FilledMessageTemplate) => {
    const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    const { subject, text: content } = form.getValues()
    if (subject.trim() === '') form.setValue('subject', template.subject, change)
    form.setValue('text', insertTextAfterLine(content, template.text, cursor.current), change)
    cursor.current = Number.POSITIVE_INFINITY
  }
  return (
    <Card>
      <Section title={text('write')}>
        <Form form={form} onSubmit={submitMessage} problem={message.errorText ?? note.errorText}>
          <ChoiceField
            name="to"
            label={text('write_to')}
            beside={220}
            options={(['customer', 'colleagues'] as const).map((value) => ({
              value,
              label: text(`write_to_${value}`),
            }))}
          />
          {toCustomer && (
            <>
              <TemplateSelect id={id} onInsert={insertTemplate} />
              <TextField
                name="subject"
                label={text('subject')}
                input={{ maxLength: 200, lang: 'nl', autoComplete: 'off' }}
              />
            </>
          )}
          <TextAreaField
            name="text"
            label={text('message')}
            input={{
              lang: 'nl',
              onSelect: ({ currentTarget }) => {
                cursor.current = currentTarget.selectionEnd
              },
            }}
          />
          {toCustomer && (
            <>
              <AttachmentPicker
                documents={documents}
                chosen={form.watch('documents')}
                onChange={(chosen) => form.setValue('documents', chosen, { shouldDirty: true })}
              />
              <CheckField name="answer" label={text('wants_answer')} />
            </>
          )}
          <Flex>
            <Button type="submit" busy={busy}>
              {text(toCustomer ? 'message_send' : 'note_keep')}
            </Button>
          </Flex>
        </Form>
      </Section>
    </Card>
  )
}
