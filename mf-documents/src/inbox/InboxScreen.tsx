import { getSentMessages } from '@portal/contract/sent-message'
import {
  ListRoutes,
  QueryView,
  useMarkSeenOnOpen,
  useOpenedItem,
  useRead,
  useRestoreFocus,
} from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, EmptyState, Grid, Skeleton } from '@portal/ui'
import { useEffect, useState } from 'react'
import { findLinkToItem } from '../shared/find-link-to-item.ts'
import { modelByMessageKind } from '../shared/inbox-message.ts'
import { inboxPath } from '../shared/screen-paths.ts'
import { useText } from '../texts.ts'
import { inboxSkeleton } from './inbox-skeleton.ts'
import { MessageList } from './MessageList.tsx'
import { OpenMessage } from './OpenMessage.tsx'
import { isAnswerToMessage, isSentMessageKey, toSentMessageKey } from './sent-message.ts'
import { useInbox } from './use-inbox.ts'

const WriteMessageOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "write" */ './WriteMessageForm.tsx'),
  ({ open }) => open,
)

/** Panel beside the list while no message is open, or if the requested message does not exist. */
function NoOpenMessage({ gone, onBack }: { gone: boolean; onBack: () => void }) {
  const text = useText()
  return (
    <EmptyState
      title={text(gone ? 'inbox_gone' : 'inbox_choose')}
      action={
        gone && (
          <Button kind="secondary" icon="chevron-left" onClick={onBack}>
            {text('inbox_back')}
          </Button>
        )
      }
    >
      {gone ? '' : text('inbox_choose_hint')}
    </EmptyState>
  )
}

const LazyOpenSentMessage = lazyWithRetry(
  () => import(/* webpackChunkName: "sent" */ './OpenSentMessage.tsx'),
  {
    placeholder: () => <Skeleton h="240px" m="6" />,
  },
)

const inboxLayoutCss = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '368px minmax(0,1fr)' },
}
/** On phones the open message replaces the list. */
const hiddenOnPhoneCss = { display: { base: 'none', lg: 'block' } }

/** Inbox: the list of messages, and the open message beside it (INBOX-01, INBOX-04). */
export default function InboxScreen() {
  return (
    <ListRoutes path={inboxPath}>
      <InboxContent />
    </ListRoutes>
  )
}

function InboxContent() {
  const text = useText()
  const [query, setQuery] = useState('')
  const inbox = useInbox(query)
  const { id, close } = useOpenedItem(inboxPath)
  useRestoreFocus(id, findLinkToItem)
  const [writing, setWriting] = useState(false)
  const opened = inbox.messages.find(({ key }) => key === id)
  const seen = useMarkSeenOnOpen(
    opened && !opened.seen ? { model: modelByMessageKind[opened.kind], id: opened.id } : null,
  )
  const outgoing = useRead(getSentMessages, undefined, { enabled: isSentMessageKey(id) })
  const sent = outgoing.data?.data.find((one) => toSentMessageKey(one) === id)
  const gone = id !== null && !opened && !isSentMessageKey(id) && !inbox.before
  const { want, more } = inbox.older
  useEffect(() => {
    if (gone && more) want()
  }, [gone, more, want])

  return (
    <QueryView
      read={{ data: inbox.failed ? undefined : inbox, isPending: inbox.pending, refetch: inbox.refetch }}
      placeholder={<ScreenSkeleton of={inboxSkeleton} />}
      error={[text('inbox_error')]}
    >
      {() => (
        <Grid css={inboxLayoutCss}>
          <Card p="3.5" css={id ? hiddenOnPhoneCss : {}} _print={{ display: 'none' }} minW="0">
            <MessageList
              inbox={inbox}
              openedKey={opened?.key ?? (isSentMessageKey(id) ? id : null)}
              query={query}
              onQuery={setQuery}
              onWrite={() => setWriting(true)}
            />
          </Card>
          <Card p="0px" css={id ? {} : hiddenOnPhoneCss} overflow="hidden" minW="0">
            {opened ? (
              <OpenMessage key={opened.key} message={opened} onBack={close} seen={seen} />
            ) : sent ? (
              <LazyOpenSentMessage
                key={toSentMessageKey(sent)}
                sent={sent}
                answeredMessage={inbox.messages.find((message) => isAnswerToMessage(sent, message))}
                onBack={close}
              />
            ) : (
              <NoOpenMessage
                gone={isSentMessageKey(id) ? !outgoing.isPending : gone && !inbox.older.pending}
                onBack={close}
              />
            )}
          </Card>
          <WriteMessageOverlay open={writing} onClose={() => setWriting(false)} />
        </Grid>
      )}
    </QueryView>
  )
}
