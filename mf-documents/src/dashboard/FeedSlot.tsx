import { countToDos } from '@portal/domain/to-do/to-do-counts'
import { QueryView, useToDos } from '@portal/remote-kit'
import {
  Anchor,
  Card,
  chakra,
  EmptyState,
  Heading,
  Link,
  Loading,
  Notice,
  Skeleton,
  Tabs,
  Text,
} from '@portal/ui'
import { useMemo, useState } from 'react'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { getMessagePath, inboxPath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { createFeed } from './create-feed.ts'
import { FeedRow } from './FeedRow.tsx'
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
