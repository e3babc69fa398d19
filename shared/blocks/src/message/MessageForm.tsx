import * as v from '@portal/contract/valibot'
import { Button, chakra, Flex, Notice, ProgressBar, Stack, Text } from '@portal/ui'
import { Form, TextAreaField, useForm } from '@portal/ui/form-parts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlockText } from '../block-texts/block-texts.ts'
import { UploadList } from '../upload/UploadList.tsx'
import { useAttachments } from '../upload/uploads.ts'
import { useFileDrop } from '../upload/use-file-drop.ts'
import { AttachField } from './AttachField.tsx'

export interface MessageContent {
  text: string
  /** Values of the additional fields by name. */
  values: Readonly<Record<string, string>>
  files: readonly File[]
  /** Names of files that the customer sends although they contain a citizen service number (BSN). */
  withBsn?: readonly string[]
  /** Idempotency key of this message. It stays the same when sending is repeated. */
  key: string
}

/** Typed content, with the idempotency key under which it may already have been sent. */
export type TypedMessage = Omit<MessageContent, 'files'>

export interface MessageFormProps {
  label: string
  placeholder?: string
  submit: string
  /**
   * Additional fields above the message, with their initial values and schemas. The names 'message' and 'documents' are
   * reserved.
   */
  fields?: { values: Readonly<Record<string, string>>; schema?: v.ObjectEntries; children: ReactNode }
  /** True if documents can be attached. */
  documents: boolean
  /** True if a document is enough and text is optional, as for a task that requests a document. */
  textOrDocument?: boolean
  /** Label of the attach button. */
  attach?: string
  /** Sends the message; rejects if that fails. `onProgress` must be called with the fraction that is sent. */
  send: (written: MessageContent, onProgress: (share: number) => void) => Promise<void>
  onSent?: () => void
  /** Earlier draft that was not sent. */
  resumedDraft?: TypedMessage | null
  /** Called when the customer types; with empty text after the message is sent. */
  onTyped?: (typed: TypedMessage) => void
}

/** Maximum number of files. The server has the same limit. */
const maxMessageFiles = 5

type MessageFields = { message: string; documents: number } & { [name: string]: string | number }

const createIdempotencyKey = () => crypto.randomUUID()

/**
 * Form for a message. While the message is being sent, it cannot be sent again. The text stays until the message has
 * arrived, and sending can be repeated after an error (MSG-02 … MSG-06).
 */
export function MessageForm(props: MessageFormProps) {
  const { label, placeholder, submit, fields, documents, textOrDocument, attach } = props
  const { send, onSent, resumedDraft } = props
  const blockText = useBlockText()
  const empty = { ...fields?.values, message: '', documents: 0 }
  const attachments = useAttachments()
  const isMessageLongEnough = (typed: string) =>
    typed.trim() !== '' || (textOrDocument === true && attachments.files.length > 0)
  const form = useForm<MessageFields>({
    schema: v.object({
      ...fields?.schema,
      message: v.pipe(v.string(), v.check(isMessageLongEnough, blockText('description'))),
    }),
    defaultValues: { ...empty, ...resumedDraft?.values, message: resumedDraft?.text ?? '' },
  })
  const [sending, setSending] = useState<SendingState>({ state: 'unsent' })
  const key = useRef(resumedDraft?.key ?? createIdempotencyKey())
  const { over, ...drop } = useFileDrop((files) => documents && attachments.add(files))

  const latest = useRef(props)
  latest.current = props
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const { message, documents: _, ...values } = form.getValues()
          latest.current.onTyped?.({
            text: message,
            values: values as MessageContent['values'],
            key: key.current,
          })
          const blank = latest.current.fields?.values ?? {}
          if (message !== '' || Object.entries(values).some(([name, one]) => one !== blank[name]))
            setSending((now) => (now.state === 'sent' ? { state: 'unsent' } : now))
        },
      }),
    [form],
  )

  const submitMessage = async ({ message, documents: _, ...values }: MessageFields) => {
    setSending({ state: 'sending', share: 0 })
    try {
      const written = {
        text: message.trim(),
        files: attachments.files,
        withBsn: attachments.withBsn,
        key: key.current,
      }
      await send({ ...written, values: values as MessageContent['values'] }, (share) =>
        setSending({ state: 'sending', share }),
      )
      key.current = createIdempotencyKey()
      form.reset(empty)
      attachments.clear()
      setSending({ state: 'sent' })
      onSent?.()
    } catch {
      setSending({ state: 'error' })
    }
  }
  const isSending = sending.state === 'sending'
  return (
    <chakra.div data-over={over || undefined} {...drop}>
      <Form form={form} onSubmit={submitMessage} gap="4" invalid={blockText('input_fields_required')}>
        {fields?.children}
        <TextAreaField name="message" label={label} rows={4} input={{ placeholder, maxLength: 10_000 }} />
        <UploadList uploads={attachments} />
        {isSending && attachments.files.length > 0 && (
          <ProgressBar share={sending.share} label={blockText('message_sending')} />
        )}
        <MessageOutcome sending={sending} />
        <Flex gap="3" wrap="wrap" justify="space-between" align="center">
          {documents && attachments.items.length < maxMessageFiles ? (
            <AttachField attachments={attachments} label={attach} />
          ) : (
            <span />
          )}
          <Button
            type="submit"
            flex={{ base: '1 1 auto', md: 'none' }}
            busy={isSending}
            {...(sending.state === 'error' ? { icon: 'retry' } : {})}
          >
            {sending.state === 'error'
              ? blockText('retry')
              : isSending
                ? blockText('message_sending')
                : submit}
          </Button>
        </Flex>
      </Form>
    </chakra.div>
  )
}

/** State of a message. While it is being sent, `share` is the fraction that is sent. */
export type SendingState = { state: 'unsent' | 'sent' | 'error' } | { state: 'sending'; share: number }

/** Result of sending a message: success, or an error that says that the text is kept (MSG-03, MSG-04). */
export function MessageOutcome({ sending }: { sending: SendingState }) {
  const blockText = useBlockText()
  if (sending.state === 'sent')
    return (
      <Notice status="good" role="status">
        {blockText('message_sent')}
      </Notice>
    )
  if (sending.state !== 'error') return null
  return (
    <Notice status="bad" role="alert">
      <Stack gap="1">
        <Text fontWeight={600}>{blockText('message_error')}</Text>
        <Text>{blockText('message_kept')}</Text>
      </Stack>
    </Notice>
  )
}
