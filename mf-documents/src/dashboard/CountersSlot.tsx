import { getDocuments } from '@portal/contract/document'
import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { hasFailedWithoutData, useRead, useToDos } from '@portal/remote-kit'
import { Grid } from '@portal/ui'
import { documentsPath, inboxPath, tasksPath } from '../shared/screen-paths.ts'
import { useText } from '../texts.ts'
import { CounterLink } from './CounterLink.tsx'
import { useMessages } from './use-messages.ts'

const countersCss = {
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  bg: 'card',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  '& > * + *': { borderInlineStartWidth: '1px', borderColor: 'line' },
}

/**
 * Numbers of documents, messages and tasks. Also shows how many documents are requested, how many messages are new and
 * how many tasks are open (DASH-01). Documents that the tenant shares with all customers are not counted.
 */
export default function CountersSlot() {
  const text = useText()
  const documents = useRead(getDocuments)
  const toDos = useToDos()
  const inbox = useMessages()
  const isMailKnown = !inbox.pending && !inbox.failed && !inbox.partial
  const areToDosKnown = !toDos.pending && !toDos.partial
  const counts = countToDos(toDos.all, inbox.unseen)
  return (
    <Grid css={countersCss}>
      <CounterLink
        href={documentsPath}
        icon="folder"
        label={text('documents')}
        total={documents.data?.data.length ?? (hasFailedWithoutData(documents) ? null : undefined)}
        formatTotal={(count) => text('counter_documents', { count })}
        newCount={areToDosKnown ? counts.requested : undefined}
        formatNewCount={(count) => text('counter_requested', { count })}
      />
      <CounterLink
        href={inboxPath}
        icon="mail"
        label={text('messages')}
        total={inbox.pending ? undefined : isMailKnown ? inbox.total : null}
        formatTotal={(count) => text('counter_messages', { count })}
        newCount={isMailKnown ? counts.newMessages : undefined}
        formatNewCount={(count) => text('counter_new', { count })}
      />
      <CounterLink
        href={tasksPath}
        icon="task"
        label={text('tasks')}
        total={toDos.pending ? undefined : toDos.partial ? null : toDos.all.length}
        formatTotal={(count) => text('counter_tasks', { count })}
        newCount={areToDosKnown ? counts.toDo : undefined}
        formatNewCount={(count) => text('counter_to_do', { count })}
      />
    </Grid>
  )
}
