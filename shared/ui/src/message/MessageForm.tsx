import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Form } from '../form/Form.tsx'
import { TextAreaField } from '../form/TextAreaField.tsx'
import { useForm } from '../form/use-form.ts'
import { ProgressBar } from '../status/ProgressBar.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import { useAttachments } from '../upload/uploads.ts'
import { useDrop } from '../upload/use-drop.ts'
import { useWords } from '../words/words.ts'
import { AttachField } from './AttachField.tsx'
import { Outcome, type Sending } from './Outcome.tsx'

/** What a customer wants to send. */
export interface Written {
  text: string
  /** What the fields of the caller's own hold, by their names. */
  values: Readonly<Record<string, string>>
  /** Files that were found fit to send. */
  files: readonly File[]
  /** Names of those that the customer lets go with a citizen service number in them. */
  withBsn?: readonly string[]
  /** Idempotency key of this message: it stays the same when sending is tried again. */
  key: string
}

/** What was typed, and the key under which it may have been sent already. */
export type Typed = Omit<Written, 'files'>

export interface MessageFormProps {
  label: string
  placeholder?: string
  submit: string
  /** Fields of the caller's own, above the message, and what they begin with; their names are not 'message' or 'documents'. */
  fields?: { values: Readonly<Record<string, string>>; children: ReactNode }
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

/** The form's own fields, and those of the caller. */
type Fields = { message: string; documents: number } & { [name: string]: string | number }

const newKey = () => crypto.randomUUID()

/**
 * A message to the adviser: unsent, sending, then sent, or an error with retry. It cannot be sent twice, and what
 * was written stays until it has arrived (MSG-02 … MSG-06).
 */
export function MessageForm(props: MessageFormProps) {
  const { label, placeholder, submit, fields, documents, textOrDocument, attach } = props
  const { send, onSent, begun } = props
  const word = useWords()
  const empty = { ...fields?.values, message: '', documents: 0 }
  const form = useForm<Fields>({
    defaultValues: { ...empty, ...begun?.values, message: begun?.text ?? '' },
  })
  const attachments = useAttachments()
  const [sending, setSending] = useState<Sending>({ state: 'unsent' })
  const key = useRef(begun?.key ?? newKey())
  const { over, ...drop } = useDrop((files) => documents && attachments.add(files))

  const latest = useRef(props)
  latest.current = props
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          const { message, documents: _, ...values } = form.getValues()
          latest.current.onTyped?.({ text: message, values: values as Written['values'], key: key.current })
          const blank = latest.current.fields?.values ?? {}
          if (message !== '' || Object.entries(values).some(([name, one]) => one !== blank[name]))
            setSending((now) => (now.state === 'sent' ? { state: 'unsent' } : now))
        },
      }),
    [form],
  )

  const submitMessage = async ({ message, documents: _, ...values }: Fields) => {
    setSending({ state: 'sending', share: 0 })
    try {
      const written = {
        text: message.trim(),
        files: attachments.files,
        withBsn: attachments.withBsn,
        key: key.current,
      }
      await send({ ...written, values: values as Written['values'] }, (share) =>
        setSending({ state: 'sending', share }),
      )
      key.current = newKey()
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
      <Form form={form} onSubmit={submitMessage} gap="4" invalid={word('input_fields_required')}>
        {fields?.children}
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
            {sending.state === 'error' ? word('retry') : isSending ? word('message_sending') : submit}
          </Button>
        </Flex>
      </Form>
    </chakra.div>
  )
}
