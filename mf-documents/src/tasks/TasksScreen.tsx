import { getTasks } from '@portal/contract/task'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { ListRoutes, QueryView, useOpenedItem, useRead, useRestoreFocus, useToDos } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Button, Card, EmptyState, Grid, Notice, Page, Tabs, Text } from '@portal/ui'
import { useMemo, useState } from 'react'
import { DebouncedSearchField } from '../shared/DebouncedSearchField.tsx'
import { findLinkToItem } from '../shared/find-link-to-item.ts'
import { tasksPath } from '../shared/screen-paths.ts'
import { useLastOpenedMessage } from '../shared/use-last-opened-message.ts'
import { useText } from '../texts.ts'
import { SigningOverlay } from './signing/SigningOverlay.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskOverlay } from './TaskOverlay.tsx'
import { tasksSkeleton } from './tasks-skeleton.ts'

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
