import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { isOpen } from '@portal/domain/to-do/to-do'
import { useRead, useToDos } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { documentsPath, inboxPath, tasksPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { Counted } from './Counted.tsx'
import { useMessages } from './use-messages.ts'

/** A count of what reads brought: nothing yet while one is on the way, null where one did not come. */
function countOf(reads: readonly { data?: unknown; isError: boolean }[], count: number) {
  if (reads.every(({ data }) => data)) return count
  return reads.some(({ data, isError }) => isError && !data) ? null : undefined
}

const frame = { containerType: 'inline-size' }
/** Beside each other as far as their words have room, and below each other in a column beside something else. */
const counters = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > *': { flex: '1 1 80px' },
  '@container (max-width: 270px)': { '& > *': { flexBasis: '100%' } },
}

/** How many documents, messages and tasks there are, and how many of them are asked for, new and to be done (DASH-01). */
export default function CountersSlot() {
  const text = useText()
  const own = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const toDos = useToDos()
  const open = toDos.all.filter(isOpen)
  const asked = open.filter(({ kind }) => kind === 'document' || kind === 'damage')
  const isKnown = !toDos.pending && !toDos.partial
  const { messages, elsewhere, ...inbox } = useMessages()
  const missing = inbox.failed || inbox.partial
  const unseen = messages.filter(({ seen }) => !seen).length + elsewhere.unseen
  return (
    <Box css={frame}>
      <Box css={counters}>
        <Counted
          href={documentsPath}
          icon="folder"
          label={text('documents')}
          total={countOf([own, shared], (own.data?.data.length ?? 0) + (shared.data?.data.length ?? 0))}
          fresh={isKnown ? asked.length : undefined}
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
          total={toDos.pending ? undefined : toDos.partial ? null : toDos.all.length}
          fresh={isKnown ? open.length : undefined}
          freshText={(count) => text('counter_to_do', { count })}
        />
      </Box>
    </Box>
  )
}
