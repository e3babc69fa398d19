import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../button/Button.tsx'
import { Form } from '../form/Form.tsx'
import { TextAreaField } from '../form/TextAreaField.tsx'
import { useForm } from '../form/use-form.ts'
import { Notice } from '../status/Notice.tsx'
import { ProgressBar } from '../status/ProgressBar.tsx'
import { Text } from '../text/Text.tsx'
import { AttachButton } from '../upload/AttachButton.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import { type Attachments, useAttachments } from '../upload/uploads.ts'
import { useDrop } from '../upload/use-drop.ts'
import { useWords } from '../words/words.ts'

/** What a customer wants to send. */
export interface Written {
  text: string
  /** Files that were found fit to send. */
  files: readonly File[]
  /** Idempotency key of this message: it stays the same when sending is tried again. */
  key: string
}

/** What was typed, and the key under which it may have been sent already. */
export type Typed = Omit<Written, 'files'>

export interface MessageFormProps {
  label: string
  placeholder?: string
  submit: string
  /** Whether documents may go along. */
  documents: boolean
  /** A document alone is enough, such as for a task that asks for one. */
  textOrDocument?: boolean
  /** Words for the button that adds a file. */
  attach?: string
  /** Sends it; rejects when that failed. `onProgress` hears the share that has left the device. */
  send: (written: Written, onProgress: (share: number) => void) => Promise<void>
  onSent?: () => void
  /** What was typed before and has not arrived. */
  begun?: Typed | null
  /** Hears what is typed; the text is empty once it has arrived. */
  onTyped?: (typed: Typed) => void
}

/** Most files of one message, as the server has it. */
const mostFiles = 5

type Sending = { state: 'unsent' | 'sent' | 'error' } | { state: 'sending'; share: number }
const newKey = () => crypto.randomUUID()

/**
 * A message to the adviser: unsent, sending, then sent, or an error with retry. It cannot be sent twice, and what
 * was written stays until it has arrived (MSG-02 … MSG-06).
 */
export function MessageForm(props: MessageFormProps) {
  const { label, placeholder, submit, documents, textOrDocument, attach, send, onSent, begun, onTyped } =
    props
  const word = useWords()
  const form = useForm<{ message: string; documents: number }>({
    defaultValues: { message: begun?.text ?? '', documents: 0 },
  })
  const attachments = useAttachments()
  const [sending, setSending] = useState<Sending>({ state: 'unsent' })
  const key = useRef(begun?.key ?? newKey())
  const { over, ...drop } = useDrop((files) => documents && attachments.add(files))

  const heard = useRef(onTyped)
  heard.current = onTyped
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => heard.current?.({ text: form.getValues('message'), key: key.current }),
      }),
    [form],
  )

  const submitMessage = async ({ message }: { message: string }) => {
    setSending({ state: 'sending', share: 0 })
    try {
      await send({ text: message.trim(), files: attachments.files, key: key.current }, (share) =>
        setSending({ state: 'sending', share }),
      )
      key.current = newKey()
      form.reset({ message: '', documents: 0 })
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
      <Form
        form={form}
        onSubmit={submitMessage}
        gap="4"
        invalid={word('input_fields_required')}
        onChange={() => sending.state === 'sent' && setSending({ state: 'unsent' })}
      >
        <TextAreaField
          name="message"
          label={label}
          rows={4}
          rules={{
            validate: (value: string) =>
              Boolean(value.trim()) ||
              (textOrDocument === true && attachments.files.length > 0) ||
              word('description'),
          }}
          input={{ placeholder, maxLength: 10_000 }}
        />
        <UploadList uploads={attachments} />
        {isSending && attachments.files.length > 0 && (
          <ProgressBar share={sending.share} label={word('message_sending')} />
        )}
        <Outcome sending={sending} />
        <Flex gap="3" wrap="wrap" justify="space-between" align="center">
          {documents && attachments.items.length < mostFiles ? (
            <Attach attachments={attachments} label={attach} />
          ) : (
            <span />
          )}
          <Button
            type="submit"
            flex={{ base: '1 1 auto', md: 'none' }}
            busy={isSending}
            {...(sending.state === 'error' ? { icon: 'retry' } : {})}
          >
            {sending.state === 'error' ? word('retry') : isSending ? word('message_sending') : submit}
          </Button>
        </Flex>
      </Form>
    </chakra.div>
  )
}

function Outcome({ sending }: { sending: Sending }) {
  const word = useWords()
  if (sending.state === 'sent')
    return (
      <Notice status="good" role="status">
        {word('message_sent')}
      </Notice>
    )
  if (sending.state !== 'error') return null
  return (
    <Notice status="bad" role="alert">
      <Stack gap="1">
        <Text fontWeight={600}>{word('message_error')}</Text>
        <Text>{word('message_kept')}</Text>
      </Stack>
    </Notice>
  )
}

interface AttachProps {
  attachments: Attachments
  label: string | undefined
}

/** Stands in the form as a field, so that a document that still wants a look holds the message back. */
function Attach({ attachments, label }: AttachProps) {
  const word = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const count = attachments.files.length
  const { undecided } = attachments
  const { field, fieldState } = useController({
    name: 'documents',
    rules: { validate: () => !undecided || word('input_fields_document_undecided') },
  })
  const { ref, onChange } = field
  useEffect(() => ref({ focus: () => button.current?.focus() }), [ref])
  useEffect(() => {
    if (fieldState.isTouched || fieldState.invalid) onChange(count)
  }, [count])
  return <AttachButton ref={button} label={label ?? word('attach_document')} onFiles={attachments.add} />
}
