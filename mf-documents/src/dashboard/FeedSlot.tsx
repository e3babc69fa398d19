import { QueryView } from '@portal/remote-kit'
import { Card, EmptyState, Heading, Link, Loading, Notice, Skeleton, Tabs } from '@portal/ui'
import { useState } from 'react'
import { inboxPath } from '../shared/screen-paths.ts'
import { useText } from '../texts.ts'
import { FeedRow } from './FeedRow.tsx'
import { NewestMessagePreview } from './NewestMessagePreview.tsx'
import { useFeed } from './use-feed.ts'

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
