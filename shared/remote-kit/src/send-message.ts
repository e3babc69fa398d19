import type { CacheName } from '@portal/contract/cache-name'
import type { CallBody } from '@portal/contract/call'
import { sendMessage } from '@portal/contract/message'
import type { SentMessage } from '@portal/contract/sent-message'
import type { replyToTask } from '@portal/contract/task-reply'
import { useBsnConfirmation } from './bsn-confirmation.ts'
import { usePortal } from './context.tsx'
import { useWrite, type WriteInput, type WriteOptions } from './write.ts'

type MessageCall = typeof sendMessage | typeof replyToTask

/** A message with the other input of the call. `sendMessage` requires `screen`, but no `category`. */
type OutgoingMessage<C extends MessageCall> = Omit<
  CallBody<C>,
  'message' | 'documents' | 'with_bsn' | 'idempotency_key'
> & {
  text: string
  /** Typed input of the call besides the message, such as its subject. It is trimmed, and left out if empty. */
  values?: Readonly<Record<string, string>>
  files?: readonly File[]
  /** Names of files with a BSN that the customer confirmed to send. */
  withBsn?: readonly string[] | undefined
  /** Idempotency key: unique for each message, and the same in a retry. */
  key: string
}

/** Sends a message, or with `replyToTask` a reply. The list of sent messages shows it at once. */
export function useSendMessage<C extends MessageCall = typeof sendMessage>({
  call = sendMessage as MessageCall as C,
  ...options
}: { call?: C } & Pick<WriteOptions<C>, 'errorText'> = {}) {
  const { queries } = usePortal()
  const bsn = useBsnConfirmation()
  const { mutateAsync, status, errorText, reset } = useWrite(call, options)
  /** Rejects if the message was not sent. `onProgress` receives the fraction that was sent. */
  const send = async (
    { text, values = {}, files = [], withBsn, key, ...about }: OutgoingMessage<C>,
    onProgress: (share: number) => void = () => {},
  ): Promise<void> => {
    const typed = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value.trim()]] : []))
    const content: Partial<SentMessage> = { ...about, ...Object.fromEntries(typed), message: text }
    const attached = {
      documents: [...files],
      with_bsn: bsn.listConfirmedNames(files, withBsn),
      idempotency_key: key,
    }
    const input = { body: { ...content, ...attached }, onProgress } as unknown as WriteInput<C>
    await mutateAsync(input).catch(bsn.recordQuestion(files))
    const { screen, subject, task_id, reply_to_type, reply_to_id } = content
    const created_at = new Date().toISOString()
    const sent = { id: key, message: text, screen, subject, task_id, reply_to_type, reply_to_id, created_at }
    queries.setQueriesData<{ data: object[] }>(
      { queryKey: ['SENT'] },
      (list) => list && { ...list, data: [sent, ...list.data] },
    )
    const changed: CacheName[] = ['SENT']
    if (files.length > 0) changed.push('DOCUMENTS')
    if (task_id !== undefined) changed.push('TASK')
    if (reply_to_type === 'note') changed.push('NOTE')
    for (const name of changed) void queries.invalidateQueries({ queryKey: [name], refetchType: 'all' })
  }
  return { status, errorText, reset, send }
}
