import type { Task } from '@portal/contract/task'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { useMarkSeen } from '@portal/remote-kit'
import { useLast } from '@portal/remote-kit/layer'
import { DraftMessageForm } from '@portal/remote-kit/message'
import { Button, Card, Notice, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useEffect, useRef } from 'react'
import { Answers } from '../shared/Answers.tsx'
import { ToDoStatusBadge } from '../shared/ToDoStatusBadge.tsx'
import { useDue } from '../shared/use-due.ts'
import { useText } from '../texts.ts'
import { useReplyToTask } from './use-reply-to-task.ts'

export interface Props {
  /** The task and its to-do. */
  task: { record: Task; toDo: ToDo } | null
  onClose: () => void
}

/** All details of a task, with a form to answer it with text, a document or both (TASK-04). */
export default function TaskDrawer({ task, onClose }: Props) {
  const last = useLast(task)
  return last && <Opened key={last.record.id} {...last} open={task !== null} onClose={onClose} />
}

function Opened({
  record: task,
  toDo,
  open,
  onClose,
}: NonNullable<Props['task']> & { open: boolean; onClose: () => void }) {
  const text = useText()
  const due = useDue(toDo)
  const send = useReplyToTask(task)
  const { mutate, isError } = useMarkSeen()
  const isMarked = useRef(false)
  const mark = () => mutate({ model: 'task', id: task.id })
  useEffect(() => {
    if (isMarked.current || task.seen_by_customer || !open) return
    isMarked.current = true
    mark()
  })
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
      {isError && (
        <Notice status="warn" role="alert">
          {text('seen_error')}{' '}
          <Button kind="quiet" small onClick={mark}>
            {text('retry_short')}
          </Button>
        </Notice>
      )}
      {task.description && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" lang="nl">
          {task.description}
        </Text>
      )}
      <Answers belongs={({ task_id }) => String(task_id) === String(task.id)} level={3} />
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
