import { foldText } from '@portal/domain/format/fold'
import { Box, Button, EmptyState, Flex, IconButton, Notice, Tabs, Text } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { Rows } from '../parts/Rows.tsx'
import { Search } from '../parts/Search.tsx'
import { useText } from '../texts.ts'
import { MessageRow } from './MessageRow.tsx'
import { holds, type useInbox } from './use-inbox.ts'

/** How long typing must pause before the list is searched, in milliseconds (INBOX-02). */
const pause = 250

interface Props {
  inbox: ReturnType<typeof useInbox>
  openedKey: string | null
  onWrite: () => void
}

/** New and read messages, with search over both sender and text. What is open stays in its tab while it is. */
export function MessageList({ inbox, openedKey, onWrite }: Props) {
  const text = useText()
  const [tab, setTab] = useState<'new' | 'read'>('new')
  const [query, setQuery] = useState('')
  const wanted = foldText(query.trim())
  const stays = useStays(openedKey, tab)
  const { more, want, pending } = inbox.older
  useEffect(() => {
    if (wanted && more) want()
  }, [wanted, more, want])

  const unseen = inbox.messages.filter(({ seen }) => !seen)
  const isShown =
    tab === 'new'
      ? (key: string, seen: boolean) => !seen || key === stays
      : (_: string, seen: boolean) => seen
  const shown = inbox.messages.filter(
    (message) => isShown(message.key, message.seen) && (!wanted || holds(message, wanted)),
  )
  return (
    <Box position="relative">
      <Tabs
        label={text('messages')}
        selected={tab}
        onSelect={(id) => setTab(id as typeof tab)}
        tabs={[
          { id: 'new', label: text('tab_new'), count: unseen.length },
          { id: 'read', label: text('tab_read') },
        ]}
      >
        <Box my="3">
          <Search label={text('inbox_search')} onQuery={setQuery} pause={pause} />
        </Box>
        {inbox.partial && (
          <Notice status="warn" mb="3">
            {text('inbox_partial')}
            <Button kind="quiet" small onClick={inbox.refetch}>
              {text('retry_short')}
            </Button>
          </Notice>
        )}
        <Text role="status" color="ink2" textStyle="meta" px="3">
          {pending && text('inbox_older')}
          {!pending && wanted && shown.length === 0 && text('doc_none_found', { query: query.trim() })}
        </Text>
        {shown.length === 0 && !wanted && (
          <EmptyState title={text(`inbox_empty_${tab}`)}>{text(`inbox_empty_${tab}_hint`)}</EmptyState>
        )}
        <Rows items={shown} keyOf={({ key }) => key} height={97} label={text('messages')}>
          {(message) => <MessageRow message={message} current={message.key === openedKey} />}
        </Rows>
        {more && tab === 'read' && (
          <Flex justify="center" mt="3">
            <Button kind="quiet" small onClick={want}>
              {text('inbox_more')}
            </Button>
          </Flex>
        )}
      </Tabs>
      <Box position="absolute" top="0" right="0">
        <IconButton filled icon="edit" label={text('inbox_write')} onClick={onWrite} />
      </Box>
    </Box>
  )
}

/** The message that was opened from this tab: it does not vanish from under one's hands because it is now read. */
function useStays(openedKey: string | null, tab: string): string | null {
  const opened = useRef<{ key: string | null; tab: string }>({ key: openedKey, tab })
  if (opened.current.key !== openedKey) opened.current = { key: openedKey, tab }
  return opened.current.tab === tab ? opened.current.key : null
}
