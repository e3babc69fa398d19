import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Button, EmptyState, Flex, Notice, Text } from '@portal/ui'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { RowList } from '../shared/RowList.tsx'
import { useLastOpenedMessage } from '../shared/use-last-opened-message.ts'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'
import { isMessageMatch, type useInbox } from './use-inbox.ts'

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
export function ReceivedMessages({ inbox, tab, query, openedKey }: ReceivedMessagesProps) {
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
