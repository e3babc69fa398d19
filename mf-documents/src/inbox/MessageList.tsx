import { getSentMessages } from '@portal/contract/sent-message'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { QueryView, useRead, useSession, useTenant } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Avatar, Box, Button, EmptyState, Flex, Notice, Skeleton, Tabs, Text } from '@portal/ui'
import { useState } from 'react'
import { DebouncedSearchField } from '../shared/DebouncedSearchField.tsx'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { RowList } from '../shared/RowList.tsx'
import { useLastOpenedMessage } from '../shared/use-last-opened-message.ts'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'
import { isSentMessageKey, isSentMessageMatch, toSentMessageKey } from './sent-message.ts'
import { isMessageMatch, type useInbox } from './use-inbox.ts'

interface MessageListProps {
  inbox: ReturnType<typeof useInbox>
  openedKey: string | null
  query: string
  onQuery: (query: string) => void
  onWrite: () => void
}

/** Tabs with new, read and sent messages, and full-text search. */
export function MessageList({ inbox, openedKey, query, onQuery, onWrite }: MessageListProps) {
  const text = useText()
  const [tab, setTab] = useState<'new' | 'read' | 'sent'>(isSentMessageKey(openedKey) ? 'sent' : 'new')
  return (
    <Tabs
      label={text('messages')}
      selected={tab}
      onSelect={(id) => setTab(id as typeof tab)}
      tabs={[
        { id: 'new', label: text('tab_new'), count: inbox.unseen },
        { id: 'read', label: text('tab_read') },
        { id: 'sent', label: text('tab_sent') },
      ]}
    >
      <Flex my="3" gap="2" align="center" wrap="wrap">
        <Box flex="1 1 200px" minW="0">
          <DebouncedSearchField label={text('inbox_search')} onQuery={(typed) => onQuery(typed.trim())} />
        </Box>
        <Button kind="secondary" icon="edit" onClick={onWrite}>
          {text('inbox_write')}
        </Button>
      </Flex>
      {tab === 'sent' ? (
        <SentMessages query={query} openedKey={openedKey} />
      ) : (
        <ReceivedMessages inbox={inbox} tab={tab} query={query} openedKey={openedKey} />
      )}
    </Tabs>
  )
}

/** A received message in the list: sender, subject and preview; the text is Dutch. */
function MessageRow({ message, current }: { message: InboxMessage; current: boolean }) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const from = message.from ?? tenant
  return (
    <InboxRow
      messageKey={message.key}
      current={current}
      face={<SenderAvatar message={message} />}
      from={toDisplayFileName(from)}
      moment={message.moment}
      title={message.title ? <DutchText>{message.title}</DutchText> : text('no_subject')}
      preview={<DutchText>{message.preview}</DutchText>}
      unread={!message.seen}
    />
  )
}

interface ReceivedMessagesProps {
  inbox: ReturnType<typeof useInbox>
  tab: 'new' | 'read'
  query: string
  openedKey: string | null
}

/** Received messages, new or read. The open message stays in its tab after it becomes read. */
function ReceivedMessages({ inbox, tab, query, openedKey }: ReceivedMessagesProps) {
  const text = useText()
  const wanted = normalizeForSearch(query)
  const stays = useLastOpenedMessage(openedKey, tab)
  const { more, want, pending } = inbox.older
  const isShown =
    tab === 'new'
      ? (key: string, seen: boolean) => !seen || key === stays
      : (_: string, seen: boolean) => seen
  const shown = inbox.messages.filter(
    (message) => isShown(message.key, message.seen) && (!wanted || isMessageMatch(message, wanted)),
  )
  /** A customer who never received a message sees a different text than "all read". */
  const emptyTab = inbox.messages.length === 0 && !inbox.partial ? 'none' : tab
  return (
    <>
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
        {!pending && wanted && shown.length === 0 && text('doc_none_found', { query })}
      </Text>
      {shown.length === 0 && !wanted && (
        <EmptyState title={text(`inbox_empty_${emptyTab}`)}>
          {text(`inbox_empty_${emptyTab}_hint`)}
        </EmptyState>
      )}
      <RowList items={shown} getKey={({ key }) => key} height={97} label={text('messages')}>
        {(message) => <MessageRow message={message} current={message.key === openedKey} />}
      </RowList>
      {more && (tab === 'read' || inbox.unseen > inbox.messages.filter(({ seen }) => !seen).length) && (
        <Flex justify="center" mt="3">
          <Button kind="quiet" small onClick={want}>
            {text('inbox_more')}
          </Button>
        </Flex>
      )}
    </>
  )
}

/** Sent messages, newest first. `query` is the search text as typed. */
function SentMessages({ query, openedKey }: { query: string; openedKey: string | null }) {
  const text = useText()
  const name = useSession()?.name ?? ''
  const read = useRead(getSentMessages)
  const wanted = normalizeForSearch(query)
  return (
    <QueryView
      read={read}
      placeholder={<Skeleton h="97px" />}
      error={[text('sent_error')]}
      empty={{ title: text('sent_empty'), children: text('sent_empty_hint') }}
      framed={false}
    >
      {({ data: sent }) => {
        if (sent.length === 0) return null
        const shown = wanted ? sent.filter((one) => isSentMessageMatch(one, wanted)) : sent
        return (
          <>
            <Text role="status" color="ink2" textStyle="meta" px="3">
              {wanted && shown.length === 0 && text('doc_none_found', { query })}
            </Text>
            <RowList items={shown} getKey={toSentMessageKey} height={97} label={text('tab_sent')}>
              {(one) => (
                <InboxRow
                  messageKey={toSentMessageKey(one)}
                  current={toSentMessageKey(one) === openedKey}
                  face={<Avatar name={name} />}
                  from={text('sent_to')}
                  moment={one.created_at}
                  title={one.subject || text('sent_untitled')}
                  preview={one.message}
                />
              )}
            </RowList>
          </>
        )
      }}
    </QueryView>
  )
}
