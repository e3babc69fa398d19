import { getDocuments } from '@portal/contract/document'
import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { hasFailedWithoutData, useRead, useToDos } from '@portal/remote-kit'
import { Anchor, chakra, Grid, Icon, type IconName, Skeleton } from '@portal/ui'
import { documentsPath, inboxPath, tasksPath } from '../shared/screen-paths.ts'
import { useText } from '../texts.ts'
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

interface CounterLinkProps {
  href: string
  icon: IconName
  /** Label to show instead of the total while the total is unknown. */
  label: string
  /** Total number; undefined while loading, null if loading failed. */
  total: number | null | undefined
  formatTotal: (count: number) => string
  /** Number of new, open or requested items; undefined while unknown. */
  newCount: number | undefined
  formatNewCount: (count: number) => string
}

const counterCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: { base: 'center', md: 'flex-start' },
  columnGap: '2.5',
  px: { base: '1', md: '5' },
  py: '1.5',
  minH: { base: '60px', md: '48px' },
  minW: '0',
  color: 'ink',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { base: 'clamp(11px, 3.5vw, 14px)', md: '16px' },
  lineHeight: '1.25rem',
  textAlign: 'center',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
}
const counterIconCss = { color: 'link', display: { base: 'none', md: 'flex' } }
/** Puts the number of new items on a line of its own below the total on phones. */
const newCountCss = { flexBasis: { base: '100%', md: 'auto' }, fontWeight: 600, color: 'link' }

/** A counter on the dashboard that links to the counted items. */
function CounterLink({ href, icon, label, total, formatTotal, newCount, formatNewCount }: CounterLinkProps) {
  const text = useText()
  return (
    <Anchor css={counterCss} href={href}>
      <chakra.span css={counterIconCss}>
        <Icon name={icon} />
      </chakra.span>
      {total === undefined ? (
        <>
          {label}
          <Skeleton h="20px" w="20px" />
        </>
      ) : (
        <>
          <span>{total === null ? `${label}: ${text('counter_failed')}` : formatTotal(total)}</span>
          {newCount ? <chakra.span css={newCountCss}>{formatNewCount(newCount)}</chakra.span> : null}
        </>
      )}
    </Anchor>
  )
}
