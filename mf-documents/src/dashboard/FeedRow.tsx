import { getUrgency } from '@portal/domain/to-do/to-do'
import { DutchText } from '@portal/remote-kit/dutch'
import { toTenantDay } from '@portal/time/clock'
import { Anchor, chakra, Icon, type IconName, Text, VisuallyHidden } from '@portal/ui'
import { IconTile } from '../shared/IconTile.tsx'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { Message, useText } from '../texts.ts'
import type { FeedItem } from './create-feed.ts'

const feedRowLinkCss = {
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
const feedRowCss = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }
const iconByFeedItemKind: Record<FeedItem['kind'], IconName> = {
  document: 'warning',
  damage: 'warning',
  task: 'task',
  signal: 'info',
  note: 'chat',
  mail: 'mail',
}

/** A row of the feed that links to its task, message or documents. */
export function FeedRow({ item: entry }: { item: FeedItem }) {
  const text = useText()
  const isUpload = entry.kind === 'document' || entry.kind === 'damage'
  const missing = isUpload && entry.missing > 0
  return (
    <chakra.li css={feedRowCss}>
      <Anchor css={feedRowLinkCss} href={entry.href}>
        <IconTile icon={isUpload && !missing ? 'check' : iconByFeedItemKind[entry.kind]} warn={missing} />
        <chakra.span minW="0">
          <Text className="title" fontWeight={600} overflowWrap="anywhere">
            {missing && <VisuallyHidden>{text('feed_warning')} </VisuallyHidden>}
            <FeedRowTitle entry={entry} />
          </Text>
          <FeedRowDetails entry={entry} />
        </chakra.span>
        <chakra.span display="flex" _print={{ display: 'none' }}>
          <Icon name="chevron-right" />
        </chakra.span>
      </Anchor>
    </chakra.li>
  )
}

/** Kind, sender and time of a feed item, and whether it is overdue or needs an answer. */
function FeedRowDetails({ entry }: { entry: FeedItem }) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const day = dateTimeFormat.plain(entry.moment)
  const listDetails = () => {
    switch (entry.kind) {
      case 'document':
        return [text('feed_upload_meta', { date: day })]
      case 'damage':
        return [text('feed_damage_meta', { date: day })]
      case 'task':
        return entry.toDo.due
          ? [text('feed_task_due', { date: dateTimeFormat.date(entry.toDo.due) })]
          : [text('task')]
      default:
        return [entry.from, day, entry.wantsAnswer && text('message_wants_answer')]
    }
  }
  const late = entry.kind === 'task' && getUrgency(entry.toDo, toTenantDay(new Date())) === 'overdue'
  return (
    <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
      {late && (
        <chakra.b color="bad" fontWeight={600}>
          {text('feed_late')}
          {' · '}
        </chakra.b>
      )}
      {listDetails().filter(Boolean).join(' · ')}
    </Text>
  )
}

/** Title of a feed item. Names and subjects are the tenant's own Dutch texts. */
function FeedRowTitle({ entry }: { entry: FeedItem }) {
  const text = useText()
  if (entry.kind === 'task') return <DutchText>{entry.toDo.title}</DutchText>
  if ('title' in entry) return entry.title ? <DutchText>{entry.title}</DutchText> : text('no_subject')
  if (entry.only)
    return <Message id="feed_missing_one" values={{ name: <DutchText>{entry.only}</DutchText> }} />
  return entry.missing > 0 ? text('feed_missing', { count: entry.missing }) : text('feed_missing_none')
}
