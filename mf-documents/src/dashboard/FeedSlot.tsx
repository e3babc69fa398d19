import { getUrgency } from '@portal/domain/to-do/to-do'
import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { QueryView, useToDos } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { toTenantDay } from '@portal/time/clock'
import {
  Anchor,
  Card,
  chakra,
  EmptyState,
  Heading,
  Icon,
  type IconName,
  Link,
  Loading,
  Notice,
  Skeleton,
  Tabs,
  Text,
  VisuallyHidden,
} from '@portal/ui'
import { useMemo, useState } from 'react'
import { IconTile } from '../shared/IconTile.tsx'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { getMessagePath, inboxPath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { Message, useText } from '../texts.ts'
import { createFeed, type FeedItem } from './create-feed.ts'
import { useMessages } from './use-messages.ts'

/** Loads to-dos and messages, and combines them into the feed of the dashboard. */
function useFeed() {
  const toDos = useToDos()
  const inbox = useMessages()
  const items = useMemo(() => createFeed(toDos.all, inbox.messages), [toDos.all, inbox.messages])
  const { newOrToDo } = countToDos(toDos.all, inbox.unseen)
  const failed = toDos.failed && inbox.failed
  const newest = inbox.messages.find(({ isFromTenant }) => isFromTenant)
  /** The tenant's newest message; undefined if the message is already among the open items. */
  const previewMessage = newest?.seen && !newest.wantsAnswer ? newest : undefined
  return {
    data: failed ? undefined : { items, newOrToDo, previewMessage, partial: toDos.partial || inbox.partial },
    isPending: toDos.pending || inbox.pending,
    refetch: () => {
      toDos.refetch()
      inbox.refetch()
    },
  }
}

const messagePreviewCss = {
  display: 'block',
  borderInlineStartWidth: '3px',
  borderColor: 'tint5',
  pl: '4',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& .title': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
}

/** Preview of the tenant's newest message: the start of its Dutch text. */
function NewestMessagePreview({ message: { key, title, preview, moment } }: { message: InboxMessage }) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  return (
    <Anchor css={messagePreviewCss} href={getMessagePath(key)}>
      <Text textStyle="meta" color="ink2">
        {text('feed_newest', { date: dateTimeFormat.plain(moment) })}
      </Text>
      <Text className="title" fontWeight={600} overflowWrap="anywhere" lineClamp={1}>
        {title ? <span lang="nl">{title}</span> : text('no_subject')}
      </Text>
      <chakra.span lang="nl" textStyle="meta" color="ink2" lineClamp={1}>
        {preview}
      </chakra.span>
    </Anchor>
  )
}

/** Maximum number of rows in one tab of the feed. */
const maxFeedRows = 3

/** Equal height with and without entries, so that the content below does not move. */
const feedCardCss = {
  minH: { base: 'auto', md: '320px' },
  p: { base: '4', md: '5' },
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  '& > [role=tabpanel]': { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' },
  '& ul': { alignSelf: 'start' },
}

/**
 * Tasks, messages and requested documents in one list: a tab with open items and one with earlier items (DASH-03,
 * FEED-01).
 */
export default function FeedSlot() {
  const text = useText()
  const feed = useFeed()
  const [tab, setTab] = useState<'waiting' | 'before'>('waiting')
  /** A customer who never received anything sees a different text than "all read". */
  const getEmptyTextKey = (any: boolean) => (tab === 'waiting' && any ? 'all_read' : tab)
  return (
    <QueryView read={feed} placeholder={<FeedSkeleton />} error={[text('feed_error')]}>
      {({ items, newOrToDo, previewMessage, partial }) => {
        const shown = items.filter(({ waits }) => waits > 0 === (tab === 'waiting'))
        return (
          <Card css={feedCardCss}>
            <Heading level={2} textStyle="subsection">
              {text('feed_title')}
            </Heading>
            {previewMessage && <NewestMessagePreview message={previewMessage} />}
            <Tabs
              label={text('feed_title')}
              selected={tab}
              onSelect={(id) => setTab(id as typeof tab)}
              tabs={[
                { id: 'waiting', label: text('feed_waiting'), count: newOrToDo },
                { id: 'before', label: text('feed_before') },
              ]}
            >
              {shown.length === 0 && !(partial && tab === 'waiting') ? (
                <EmptyState title={text(`feed_empty_${getEmptyTextKey(items.length > 0)}`)}>
                  {text(`feed_empty_${getEmptyTextKey(items.length > 0)}_hint`)}
                </EmptyState>
              ) : (
                <ul>
                  {shown.slice(0, previewMessage ? maxFeedRows - 1 : maxFeedRows).map((item) => (
                    <FeedRow key={item.key} item={item} />
                  ))}
                </ul>
              )}
            </Tabs>
            {partial && <Notice status="warn">{text('feed_partial')}</Notice>}
            {items.length > 0 && (
              <Link href={inboxPath} alignSelf="start" fontWeight={600}>
                {text('feed_all')}
              </Link>
            )}
          </Card>
        )
      }}
    </QueryView>
  )
}

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
function FeedRow({ item: entry }: { item: FeedItem }) {
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

function FeedSkeleton() {
  return (
    <Card css={feedCardCss}>
      <Loading>
        <Skeleton h="28px" w="200px" />
        <Skeleton h="52px" w="220px" mt="4" />
        <Skeleton h="64px" mt="4" />
        <Skeleton h="64px" mt="3" />
        <Skeleton h="64px" mt="3" />
      </Loading>
    </Card>
  )
}
