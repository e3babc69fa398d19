import { dayAt } from '@portal/contract/clock'
import { urgencyOf } from '@portal/domain/to-do/to-do'
import { Dutch } from '@portal/remote-kit/dutch'
import { RouterLink } from '@portal/remote-kit/router-link'
import { chakra, Icon, type IconName, Text, VisuallyHidden } from '@portal/ui'
import { Tile } from '../shared/Tile.tsx'
import { useWhen } from '../shared/use-when.ts'
import { Message, useText } from '../texts.ts'
import type { FeedItem } from './feed.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '3',
  alignItems: 'center',
  minH: '60px',
  py: { base: '2', md: '3' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& .title': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
}
const item = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }
const icons: Record<FeedItem['kind'], IconName> = {
  document: 'warning',
  damage: 'warning',
  task: 'task',
  signal: 'info',
  note: 'chat',
  mail: 'mail',
}

/** A line of the feed that links to its subject. */
export function FeedRow({ item: entry }: { item: FeedItem }) {
  const text = useText()
  const isUpload = entry.kind === 'document' || entry.kind === 'damage'
  const missing = isUpload && entry.missing > 0
  return (
    <chakra.li css={item}>
      <RouterLink css={row} to={entry.href}>
        <Tile icon={isUpload && !missing ? 'check' : icons[entry.kind]} warn={missing} />
        <chakra.span minW="0">
          <Text className="title" fontWeight={600} overflowWrap="anywhere">
            {missing && <VisuallyHidden>{text('feed_warning')} </VisuallyHidden>}
            <EntryTitle entry={entry} />
          </Text>
          <FeedMeta entry={entry} />
        </chakra.span>
        <chakra.span display="flex" _print={{ display: 'none' }}>
          <Icon name="chevron-right" />
        </chakra.span>
      </RouterLink>
    </chakra.li>
  )
}

/** Kind, sender and time of an entry, and what is overdue or needs an answer. */
function FeedMeta({ entry }: { entry: FeedItem }) {
  const text = useText()
  const when = useWhen()
  const day = when.plain(entry.moment)
  const parts = () => {
    switch (entry.kind) {
      case 'document':
        return [text('feed_upload_meta', { date: day })]
      case 'damage':
        return [text('feed_damage_meta', { date: day })]
      case 'task':
        return entry.toDo.due ? [text('feed_task_due', { date: when.date(entry.toDo.due) })] : [text('task')]
      default:
        return [entry.from, day, entry.wantsAnswer && text('message_wants_answer')]
    }
  }
  const late = entry.kind === 'task' && urgencyOf(entry.toDo, dayAt(new Date())) === 'overdue'
  return (
    <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
      {late && (
        <chakra.b color="bad" fontWeight={600}>
          {text('feed_late')}
          {' · '}
        </chakra.b>
      )}
      {parts().filter(Boolean).join(' · ')}
    </Text>
  )
}

/** Title of an entry: names and subjects are the tenant's own, in Dutch. */
function EntryTitle({ entry }: { entry: FeedItem }) {
  const text = useText()
  if (entry.kind === 'task') return <Dutch>{entry.toDo.title}</Dutch>
  if ('title' in entry) return entry.title ? <Dutch>{entry.title}</Dutch> : text('no_subject')
  if (entry.only) return <Message id="feed_missing_one" values={{ name: <Dutch>{entry.only}</Dutch> }} />
  return entry.missing > 0 ? text('feed_missing', { count: entry.missing }) : text('feed_missing_none')
}
