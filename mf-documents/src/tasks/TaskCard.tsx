import { truncateAtWord } from '@portal/domain/format/text-preview'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { getPrefetchProps } from '@portal/remote-kit/layer'
import { Badge, Box, ButtonLink, Card, Flex, Heading, Icon, Text } from '@portal/ui'
import { iconByToDoKind } from '../shared/icon-by-to-do-kind.ts'
import { getToDoPath } from '../shared/screen-paths.ts'
import { ToDoStatusBadge } from '../shared/ToDoStatusBadge.tsx'
import { useText } from '../texts.ts'
import { SigningOverlay } from './signing/SigningOverlay.ts'
import { TaskOverlay } from './TaskOverlay.tsx'

/** Maximum number of characters of a description on its card. */
const maxPreviewLength = 140

interface TaskCardProps {
  toDo: ToDo
  animationIndex: number
}

/** Card of a request of the tenant: title, deadline, status and link. */
export function TaskCard({ toDo, animationIndex }: TaskCardProps) {
  const text = useText()
  const { kind, title, about, status, isNew } = toDo
  const isSigning = toDo.signing != null
  const words = kind === 'answer' ? null : about
  return (
    <Card as="li" animationIndex={animationIndex} display="flex" flexDirection="column" gap="2">
      <Flex gap="2" align="center" color="ink2" minH="28px">
        <Icon name={isSigning ? 'edit' : iconByToDoKind[kind]} size={20} />
        <Text textStyle="meta">{text(isSigning ? 'to_do_sign' : `to_do_${kind}`)}</Text>
        {status === 'asked' && isNew && (
          <Box ml="auto">
            <Badge>{text('task_new')}</Badge>
          </Box>
        )}
      </Flex>
      <Heading level={2} textStyle="subsection" lang="nl" overflowWrap="anywhere">
        {title || text('no_subject')}
      </Heading>
      <Box css={{ '&:empty': { display: 'none' } }}>
        <ToDoStatusBadge toDo={toDo} />
      </Box>
      {words && (
        <Text color="ink2" lang="nl" overflowWrap="anywhere" whiteSpace="pre-line">
          {truncateAtWord(words, maxPreviewLength) ?? words}
        </Text>
      )}
      <Box mt="auto" pt="3">
        <ButtonLink
          small
          kind={status === 'asked' ? 'primary' : 'secondary'}
          href={getToDoPath(toDo)}
          data-opens={kind === 'task' ? toDo.id : undefined}
          {...(kind === 'task' && getPrefetchProps(isSigning ? SigningOverlay : TaskOverlay))}
          aria-label={text('to_do_open_label', { title, open: text(getToDoLinkTextId(toDo)) })}
        >
          {text(getToDoLinkTextId(toDo))}
        </ButtonLink>
      </Box>
    </Card>
  )
}

const getToDoLinkTextId = ({ kind, status, signing }: ToDo) => {
  if (status !== 'asked') return 'to_do_look'
  return signing == null ? (`to_do_go_${kind}` as const) : 'to_do_go_sign'
}
