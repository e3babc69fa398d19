import { DraftMessageForm } from '@portal/blocks/draft-message-form'
import type { MessageFormProps } from '@portal/blocks/message'
import type { Task } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { useMarkSeenOnOpen, useSendMessage } from '@portal/remote-kit'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Card, Notice, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { PreviousReplies } from '../shared/PreviousReplies.tsx'
import { ToDoStatusBadge } from '../shared/ToDoStatusBadge.tsx'
import { useDeadlineText } from '../shared/use-deadline-text.ts'
import { useText } from '../texts.ts'

/** Answers a task with text, documents or both in one request, so that everything arrives or nothing does (TASK-04). */
function useReplyToTask({ id }: Task): MessageFormProps['send'] {
  const text = useText()
  const { send } = useSendMessage({ call: replyToTask })
  return (written, onProgress) => {
    const names = written.files.map(({ name }) => name).join(', ')
    const message = written.text || text('task_reply_documents', { names })
    return send(
      { ...written, text: message, screen: 'taken', task_id: id, task_status: 'answered' },
      onProgress,
    )
  }
}

export interface TaskDrawerProps {
  /** The task and its to-do; null while the drawer is closed. */
  task: { record: Task; toDo: ToDo } | null
  onClose: () => void
}

/** All details of a task, with a form to answer it with text, a document or both (TASK-04). */
export default function TaskDrawer({ task, onClose }: TaskDrawerProps) {
  const last = useLastNonNull(task)
  return last && <OpenTaskDrawer key={last.record.id} {...last} open={task !== null} onClose={onClose} />
}

function OpenTaskDrawer({
  record: task,
  toDo,
  open,
  onClose,
}: NonNullable<TaskDrawerProps['task']> & { open: boolean; onClose: () => void }) {
  const text = useText()
  const due = useDeadlineText(toDo)
  const send = useReplyToTask(task)
  const seen = useMarkSeenOnOpen(open && !task.seen_by_customer ? { model: 'task', id: task.id } : null)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={640}
      title={task.title}
      titleLang="nl"
      about={due}
      aside={<ToDoStatusBadge toDo={toDo} />}
    >
      {seen.failed && (
        <Notice status="warn" role="alert">
          {text('seen_error')}{' '}
          <Button kind="quiet" small onClick={seen.retry}>
            {text('retry_short')}
          </Button>
        </Notice>
      )}
      {task.description && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" lang="nl">
          {task.description}
        </Text>
      )}
      <PreviousReplies isAnswer={({ task_id }) => String(task_id) === String(task.id)} level={3} />
      <Card>
        <DraftMessageForm
          name={`task ${task.id}`}
          label={text('task_reply')}
          placeholder={text('task_reply_placeholder')}
          submit={text('reply_send')}
          attach={text('task_documents')}
          documents
          textOrDocument
          send={send}
        />
      </Card>
    </Drawer>
  )
}
