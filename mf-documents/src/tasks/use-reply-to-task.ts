import type { Task } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { refreshSent, useBsnConfirmation, usePortal } from '@portal/remote-kit'
import type { MessageFormProps } from '@portal/ui/message'
import { useText } from '../texts.ts'

/** Answers a task with words, documents or both in one call, so that all of it arrives or nothing (TASK-04). */
export function useReplyToTask({ id }: Task): MessageFormProps['send'] {
  const { api, queries } = usePortal()
  const text = useText()
  const bsn = useBsnConfirmation()
  return async ({ text: written, files, withBsn, key }, onProgress) => {
    const names = files.map(({ name }) => name).join(', ')
    const message = written || text('task_reply_documents', { names })
    const with_bsn = bsn.allowed(files, withBsn)
    const body = {
      message,
      screen: 'taken',
      task_id: id,
      documents: [...files],
      with_bsn,
      idempotency_key: key,
    }
    const { data } = await api
      .send(replyToTask, { body }, { onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) })
      .catch(bsn.recordQuestion(files))
    if (!data.success) throw new Error('the answer was not taken')
    refreshSent(queries, files)
    void queries.invalidateQueries({ queryKey: ['TASK'] })
  }
}
