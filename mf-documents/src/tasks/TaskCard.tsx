import type { Task } from '@portal/contract/task'
import { previewOf } from '@portal/domain/format/preview'
import { Badge, ButtonLink, Card, Flex, Heading, Text } from '@portal/ui'
import { taskPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { useDue } from './use-due.ts'

/** Most characters of a description on its card. */
const preview = 140

interface Props {
  task: Task
  /** Place among the cards, from 0. */
  appear: number
}

/** One task: what is asked and before when. */
export function TaskCard({ task, appear }: Props) {
  const text = useText()
  const due = useDue(task)
  const description = task.description ?? ''
  return (
    <Card as="li" appear={appear} display="flex" flexDirection="column" gap="2">
      <Flex gap="2" wrap="wrap" minH="28px">
        {task.status === 'answered' && <Badge status="good">{text('task_answered')}</Badge>}
        {due && <Badge icon="calendar">{due}</Badge>}
      </Flex>
      <Heading level={2} look="question" overflowWrap="anywhere">
        {task.title}
      </Heading>
      <Text color="ink2" overflowWrap="anywhere" whiteSpace="pre-line">
        {previewOf(description, preview) ?? description}
      </Text>
      <ButtonLink
        small
        href={taskPath(task.id)}
        data-opens={task.id}
        aria-label={text('task_open_label', { title: task.title })}
        alignSelf="flex-start"
        mt="auto"
      >
        {text('task_open')}
      </ButtonLink>
    </Card>
  )
}
