import { ListRoutes, useMarkSeen, useOpened, useRestoreFocus } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, ErrorPanel, Grid, Skeleton } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { type Message, viewableOf } from '../shared/message.ts'
import { openerOf } from '../shared/opener.ts'
import { inboxPath } from '../shared/paths.ts'
import { useSent } from '../shared/use-sent.ts'
import { useText } from '../texts.ts'
import { MessageList } from './MessageList.tsx'
import { NoMessage } from './NoMessage.tsx'
import { OpenedMessage } from './OpenedMessage.tsx'
import { answers, isSentKey, sentKey } from './sent.ts'
import { inboxSkeleton } from './skeleton.ts'
import { useInbox } from './use-inbox.ts'
import { WriteDialog } from './WriteDialog.tsx'

const OpenedSent = lazyWithRetry(() => import(/* webpackChunkName: "sent" */ './OpenedSent.tsx'), {
  waiting: () => <Skeleton h="240px" m="6" />,
})

const layout = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '368px minmax(0,1fr)' },
}
/** On phones a message replaces the list. */
const hiddenOnPhone = { display: { base: 'none', lg: 'block' } }

/** All messages: the list, and the open one beside it (INBOX-01, INBOX-04). */
export default function InboxScreen() {
  return (
    <ListRoutes path={inboxPath}>
      <Inbox />
    </ListRoutes>
  )
}

function Inbox() {
  const text = useText()
  const [query, setQuery] = useState('')
  const inbox = useInbox(query)
  const { id, close } = useOpened(inboxPath)
  useRestoreFocus(id, openerOf)
  const [writing, setWriting] = useState(false)
  const opened = inbox.messages.find(({ key }) => key === id)
  const seen = useOpenedSeen(opened)
  const outgoing = useSent(isSentKey(id))
  const sent = outgoing.sent.find((one) => sentKey(one) === id)
  const gone = id !== null && !opened && !isSentKey(id) && !inbox.before
  const { want, more } = inbox.older
  useEffect(() => {
    if (gone && more) want()
  }, [gone, more, want])

  if (inbox.pending) return <ScreenSkeleton of={inboxSkeleton} />
  if (inbox.failed)
    return (
      <Card>
        <ErrorPanel title={text('inbox_error')} onRetry={inbox.refetch} />
      </Card>
    )
  return (
    <Grid css={layout}>
      <Card p="3.5" css={id ? hiddenOnPhone : {}} _print={{ display: 'none' }} minW="0">
        <MessageList
          inbox={inbox}
          openedKey={opened?.key ?? (isSentKey(id) ? id : null)}
          query={query}
          onQuery={setQuery}
          onWrite={() => setWriting(true)}
        />
      </Card>
      <Card p="0px" css={id ? {} : hiddenOnPhone} overflow="hidden" minW="0">
        {opened ? (
          <OpenedMessage key={opened.key} message={opened} onBack={close} seen={seen} />
        ) : sent ? (
          <OpenedSent
            key={sentKey(sent)}
            sent={sent}
            answered={inbox.messages.find((message) => answers(sent, message))}
            onBack={close}
          />
        ) : (
          <NoMessage gone={isSentKey(id) ? !outgoing.pending : gone && !inbox.older.pending} onBack={close} />
        )}
      </Card>
      <WriteDialog open={writing} onClose={() => setWriting(false)} />
    </Grid>
  )
}

/** Marks a message as seen once, when it is opened (SEEN-03). */
function useOpenedSeen(message: Message | undefined) {
  const { mutate, isError, variables } = useMarkSeen()
  const markedKeys = useRef(new Set<string>())
  const key = message && !message.seen ? message.key : null
  const body = message && { model: viewableOf[message.kind], id: message.id }
  useEffect(() => {
    if (key === null || !body || markedKeys.current.has(key)) return
    markedKeys.current.add(key)
    mutate(body)
  }, [key, body, mutate])
  const mine = body !== undefined && variables?.model === body.model && variables.id === body.id
  return { failed: isError && mine, retry: () => body && mutate(body) }
}
