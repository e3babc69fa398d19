import type { Task } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { useSendMessage } from '@portal/remote-kit'
import type { MessageFormProps } from '@portal/ui/message'
import { useText } from '../texts.ts'

/** Answers a task with text, documents or both in one request, so that everything arrives or nothing does (TASK-04). */
export function useReplyToTask({ id }: Task): MessageFormProps['send'] {
  const text = useText()
  const { send } = useSendMessage(replyToTask)
  return (written, onProgress) => {
    const names = written.files.map(({ name }) => name).join(', ')
    const message = written.text || text('task_reply_documents', { names })
    return send(
      { ...written, text: message, screen: 'taken', task_id: id, task_status: 'answered' },
      onProgress,
    )
  }
}
