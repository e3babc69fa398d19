import { uploadDocument } from '@portal/contract/document'
import { replyToTask, type Task } from '@portal/contract/task'
import { usePortal } from '@portal/remote-kit'
import type { MessageFormProps } from '@portal/ui/message'
import { useText } from '../texts.ts'

/**
 * Answers a task: its documents first, one after another and linked to the task, then the words. Each part has a key
 * of its own, so that trying again after a failure half-way sends nothing twice.
 */
export function useReplyToTask({ id }: Task): MessageFormProps['send'] {
  const { api, queries } = usePortal()
  const text = useText()
  return async ({ text: written, items, key }, onProgress) => {
    for (const [index, item] of items.entries()) {
      const body = {
        name: item.name,
        content: item.file,
        parent_type: 'task' as const,
        parent_id: id,
        screen: 'taken',
        idempotency_key: item.id,
      }
      const share = (sent: number, total: number) => onProgress((index + sent / total) / items.length)
      const { data } = await api.send(uploadDocument, { body }, { onProgress: share })
      if (!data.success) throw new Error('the document was not taken')
    }
    const names = items.map(({ name }) => name).join(', ')
    const message = written || text('task_reply_documents', { names })
    const body = { message, screen: 'taken', task_id: id, idempotency_key: key }
    const { data } = await api.send(replyToTask, { body })
    if (!data.success) throw new Error('the answer was not taken')
    void queries.invalidateQueries({ queryKey: ['TASK'] })
    if (items.length > 0) void queries.invalidateQueries({ queryKey: ['DOCUMENTS'] })
  }
}
