import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getTasks } from '@portal/contract/task'
import { newUploadsOf } from '@portal/domain/progress'
import { useRead } from '@portal/remote-kit'
import { Grid } from '@portal/ui'
import { documentsPath, inboxPath, tasksPath } from '../shared/paths.ts'
import { useMortgages } from '../shared/use-mortgages.ts'
import { useText } from '../texts.ts'
import { Counted } from './Counted.tsx'
import { useMessages } from './use-messages.ts'

/** A count of what reads brought: nothing yet while one is on the way, null where one did not come. */
function countOf(reads: readonly { data?: unknown; isError: boolean }[], count: number) {
  if (reads.every(({ data }) => data)) return count
  return reads.some(({ data, isError }) => isError && !data) ? null : undefined
}

/** How many documents, messages and tasks there are, and how many of them are new (DASH-01). */
export default function CountersSlot() {
  const text = useText()
  const own = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const { mortgages } = useMortgages()
  const tasks = useRead(getTasks)
  const { unfinished, finished } = tasks.data?.data ?? { unfinished: [], finished: [] }
  const { messages, elsewhere, ...inbox } = useMessages()
  const missing = inbox.failed || inbox.partial
  const unseen = messages.filter(({ seen }) => !seen).length + elsewhere.unseen
  return (
    <Grid gap={{ base: '2', md: '4' }} gridTemplateColumns="repeat(3, minmax(0,1fr))">
      <Counted
        href={documentsPath}
        icon="folder"
        label={text('documents')}
        total={countOf([own, shared], (own.data?.data.length ?? 0) + (shared.data?.data.length ?? 0))}
        fresh={mortgages && newUploadsOf(mortgages)}
        freshText={(count) => text('counter_requested', { count })}
      />
      <Counted
        href={inboxPath}
        icon="mail"
        label={text('messages')}
        total={inbox.pending ? undefined : missing ? null : messages.length + elsewhere.all}
        fresh={inbox.pending || missing ? undefined : unseen}
        freshText={(count) => text('counter_new', { count })}
      />
      <Counted
        href={tasksPath}
        icon="task"
        label={text('tasks')}
        total={countOf([tasks], unfinished.length + finished.length)}
        fresh={unfinished.filter(({ seen_by_customer }) => !seen_by_customer).length}
        freshText={(count) => text('counter_new', { count })}
      />
    </Grid>
  )
}
