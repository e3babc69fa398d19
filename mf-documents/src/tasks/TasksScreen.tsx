import { getTasks } from '@portal/contract/task'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { truncateAtWord } from '@portal/domain/format/text-preview'
import { isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { ListRoutes, QueryView, useOpenedItem, useRead, useRestoreFocus, useToDos } from '@portal/remote-kit'
import { createLazyOverlay, getPrefetchProps } from '@portal/remote-kit/layer'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  Grid,
  Heading,
  Icon,
  Notice,
  Page,
  Tabs,
  Text,
} from '@portal/ui'
import { useMemo, useState } from 'react'
import { DebouncedSearchField } from '../shared/DebouncedSearchField.tsx'
import { findLinkToItem } from '../shared/find-link-to-item.ts'
import { iconByToDoKind } from '../shared/icon-by-to-do-kind.ts'
import { getToDoPath, tasksPath } from '../shared/screen-paths.ts'
import { ToDoStatusBadge } from '../shared/ToDoStatusBadge.tsx'
import { useLastOpenedMessage } from '../shared/use-last-opened-message.ts'
import { useText } from '../texts.ts'
import { tasksSkeleton } from './tasks-skeleton.ts'

const SigningOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "signing" */ './signing/SigningDialog.tsx'),
  ({ task }) => task !== null,
)

const TaskOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "task" */ './TaskDrawer.tsx'),
  ({ task }) => task !== null,
)

const taskColumnsCss = {
  gap: { base: '4', md: '6' },
  gridTemplateColumns: {
    base: 'minmax(0,1fr)',
    md: 'repeat(2, minmax(0,1fr))',
    lg: 'repeat(3, minmax(0,1fr))',
  },
}

/** All requests of the tenant, of any kind, open or finished, in three columns (TASK-02). */
export default function TasksScreen() {
  return (
    <ListRoutes path={tasksPath}>
      <TasksContent />
    </ListRoutes>
  )
}

function TasksContent() {
  const text = useText()
  const toDos = useToDos({ every: 30_000 })
  const [tab, setTab] = useState<'to_do' | 'done'>('to_do')
  const [query, setQuery] = useState('')
  const { id, close } = useOpenedItem(tasksPath)
  useRestoreFocus(id, findLinkToItem)
  const stays = useLastOpenedMessage(id, tab)
  const read = {
    data: toDos.failed ? undefined : toDos.all,
    isPending: toDos.pending,
    refetch: toDos.refetch,
  }
  return (
    <QueryView read={read} placeholder={<ScreenSkeleton of={tasksSkeleton} />} error={[text('tasks_error')]}>
      {(all) => {
        const isInCurrentTab = (toDo: ToDo) =>
          isToDoOpen(toDo) === (tab === 'to_do') || (tab === 'to_do' && toDo.key === `task-${stays}`)
        const wanted = normalizeForSearch(query.trim())
        const shown = all.filter(
          (toDo) =>
            isInCurrentTab(toDo) && normalizeForSearch(`${toDo.title} ${toDo.about ?? ''}`).includes(wanted),
        )
        const isSure = tab === 'done' || !toDos.partial
        return (
          <Page>
            <OpenTaskOverlay id={id} all={all} onClose={close} />
            {toDos.partial && (
              <Notice status="warn">
                {text('tasks_partial')}{' '}
                <Button kind="quiet" small onClick={toDos.refetch}>
                  {text('retry_short')}
                </Button>
              </Notice>
            )}
            <Box maxW="560px">
              <DebouncedSearchField label={text('tasks_search')} onQuery={setQuery} />
            </Box>
            <Tabs
              label={text('tasks')}
              selected={tab}
              onSelect={(next) => setTab(next as typeof tab)}
              tabs={[
                { id: 'to_do', label: text('tab_to_do'), count: all.filter(isToDoOpen).length },
                { id: 'done', label: text('tab_done') },
              ]}
            >
              <Text role="status" color="ink2">
                {wanted && shown.length === 0 && text('doc_none_found', { query: query.trim() })}
              </Text>
              {!wanted && shown.length === 0 && isSure && (
                <Card>
                  <EmptyState title={text(`tasks_empty_${tab}`)}>
                    {text(`tasks_empty_${tab}_hint`)}
                  </EmptyState>
                </Card>
              )}
              <Grid as="ul" css={taskColumnsCss}>
                {shown.map((toDo, place) => (
                  <TaskCard key={toDo.key} toDo={toDo} animationIndex={place} />
                ))}
              </Grid>
            </Tabs>
          </Page>
        )
      }}
    </QueryView>
  )
}

interface OpenTaskOverlayProps {
  /** Task id in the URL; null if there is none. */
  id: string | null
  all: readonly ToDo[]
  onClose: () => void
}

/** Opens the task in the URL over the list; shows a notice if the task does not exist. */
function OpenTaskOverlay({ id, all, onClose }: OpenTaskOverlayProps) {
  const text = useText()
  const { data, isPlaceholderData } = useRead(getTasks)
  const records = data ? [...data.data.unfinished, ...data.data.finished] : []
  const record = records.find((task) => String(task.id) === id)
  const toDo = all.find(({ key }) => key === `task-${id}`)
  const task = useMemo(() => (record && toDo ? { record, toDo } : null), [record, toDo])
  const toSign = record && record.signing_id !== null ? record : null
  const isGone = id !== null && data !== undefined && !record && !isPlaceholderData
  return (
    <>
      {isGone && <Notice role="status">{text('task_gone')}</Notice>}
      <TaskOverlay task={toSign ? null : task} onClose={onClose} />
      <SigningOverlay task={toSign} onClose={onClose} />
    </>
  )
}

/** Maximum number of characters of a description on its card. */
const maxPreviewLength = 140

interface TaskCardProps {
  toDo: ToDo
  animationIndex: number
}

/** Card of a request of the tenant: title, deadline, status and link. */
function TaskCard({ toDo, animationIndex }: TaskCardProps) {
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
