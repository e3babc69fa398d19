import { RouterLink } from '@portal/remote-kit/router-link'
import { chakra, Icon, type IconName, Text, VisuallyHidden } from '@portal/ui'
import { Tile } from '../shared/Tile.tsx'
import { useWhen } from '../shared/use-when.ts'
import { useText } from '../texts.ts'
import type { FeedItem } from './feed.ts'

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '4',
  alignItems: 'center',
  minH: '64px',
  py: '3',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& .title': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
}
const item = { borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }
const icons: Record<FeedItem['kind'], IconName> = {
  upload: 'warning',
  task: 'task',
  signal: 'info',
  note: 'chat',
  mail: 'mail',
}

/** One line of the feed, which leads to what it is about. */
export function FeedRow({ item: entry }: { item: FeedItem }) {
  const text = useText()
  const when = useWhen()
  const missing = entry.kind === 'upload' && entry.missing > 0
  const meta = () => {
    if (entry.kind === 'upload') return text('feed_upload_meta', { date: when.plain(entry.moment) })
    if (entry.kind !== 'task') return [entry.from, when.plain(entry.moment)].filter(Boolean).join(' · ')
    return entry.due ? text('feed_task_due', { date: when.date(entry.due) }) : text('task')
  }
  return (
    <chakra.li css={item}>
      <RouterLink css={row} to={entry.href}>
        <Tile icon={entry.kind === 'upload' && !missing ? 'check' : icons[entry.kind]} warn={missing} />
        <chakra.span minW="0">
          <Text className="title" fontWeight={600} overflowWrap="anywhere">
            {missing && <VisuallyHidden>{text('feed_warning')} </VisuallyHidden>}
            {titleOf(entry, text)}
          </Text>
          <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
            {meta()}
          </Text>
        </chakra.span>
        <chakra.span display="flex" _print={{ display: 'none' }}>
          <Icon name="chevron-right" />
        </chakra.span>
      </RouterLink>
    </chakra.li>
  )
}

function titleOf(entry: FeedItem, text: ReturnType<typeof useText>): string {
  if (entry.kind !== 'upload') return entry.title || text('no_subject')
  if (entry.only) return text('feed_missing_one', { name: entry.only })
  return entry.missing > 0 ? text('feed_missing', { count: entry.missing }) : text('feed_missing_none')
}
