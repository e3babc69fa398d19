import { getTasks, type Task } from '@portal/contract/task'
import { foldText } from '@portal/domain/format/fold'
import { ListRoutes, QueryView, useFocusBack, useOpened, useRead } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { Box, Card, EmptyState, Grid, Notice, Page, Tabs, Text } from '@portal/ui'
import { useState } from 'react'
import { openerOf } from '../shared/opener.ts'
import { tasksPath } from '../shared/paths.ts'
import { Search } from '../shared/Search.tsx'
import { useStays } from '../shared/use-stays.ts'
import { useText } from '../texts.ts'
import { tasksOutline } from './outline.ts'
import { TaskCard } from './TaskCard.tsx'
import { TaskLayer } from './TaskLayer.tsx'

const pause = 250
const columns = {
  gap: { base: '4', md: '6' },
  gridTemplateColumns: {
    base: 'minmax(0,1fr)',
    md: 'repeat(2, minmax(0,1fr))',
    lg: 'repeat(3, minmax(0,1fr))',
  },
}

/** What the firm asks of the customer: new and read, in three columns (TASK-02). */
export default function TasksScreen() {
  return (
    <ListRoutes path={tasksPath}>
      <Tasks />
    </ListRoutes>
  )
}

function Tasks() {
  const text = useText()
  const tasks = useRead(getTasks, undefined, { every: 30_000 })
  const [tab, setTab] = useState<'new' | 'read'>('new')
  const [query, setQuery] = useState('')
  const { id, close } = useOpened(tasksPath)
  useFocusBack(id, openerOf)
  const stays = useStays(id, tab)
  return (
    <QueryView read={tasks} waiting={<Outline of={tasksOutline} />} error={[text('tasks_error')]}>
      {({ data: { unfinished, finished } }) => {
        const all = [...unfinished, ...finished]
        const isNew = (task: Task) => !task.seen_by_customer
        const isShown = (task: Task) =>
          isNew(task) === (tab === 'new') || (tab === 'new' && String(task.id) === stays)
        const wanted = foldText(query.trim())
        const shown = all.filter(
          (task) => isShown(task) && foldText(`${task.title} ${task.description ?? ''}`).includes(wanted),
        )
        const opened = all.find((task) => String(task.id) === id) ?? null
        const gone = id !== null && !opened && !tasks.isPlaceholderData
        return (
          <Page>
            {gone && <Notice role="status">{text('task_gone')}</Notice>}
            <Box maxW="560px">
              <Search label={text('tasks_search')} onQuery={setQuery} pause={pause} />
            </Box>
            <Tabs
              label={text('tasks')}
              selected={tab}
              onSelect={(next) => setTab(next as typeof tab)}
              tabs={[
                { id: 'new', label: text('tab_new'), count: all.filter(isNew).length },
                { id: 'read', label: text('tab_read') },
              ]}
            >
              <Text role="status" color="ink2">
                {wanted && shown.length === 0 && text('doc_none_found', { query: query.trim() })}
              </Text>
              {!wanted && shown.length === 0 && (
                <Card>
                  <EmptyState title={text(`tasks_empty_${tab}`)}>
                    {text(`tasks_empty_${tab}_hint`)}
                  </EmptyState>
                </Card>
              )}
              <Grid as="ul" css={columns}>
                {shown.map((task, place) => (
                  <TaskCard key={task.id} task={task} appear={place} />
                ))}
              </Grid>
            </Tabs>
            <TaskLayer task={opened} onClose={close} />
          </Page>
        )
      }}
    </QueryView>
  )
}
