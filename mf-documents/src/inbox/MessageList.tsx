import { Box, Button, Flex, Tabs } from '@portal/ui'
import { useState } from 'react'
import { Search } from '../shared/Search.tsx'
import { useText } from '../texts.ts'
import { Received } from './Received.tsx'
import { SentList } from './SentList.tsx'
import { isSentKey } from './sent.ts'
import type { useInbox } from './use-inbox.ts'

interface Props {
  inbox: ReturnType<typeof useInbox>
  openedKey: string | null
  /** Trimmed search text. */
  query: string
  onQuery: (query: string) => void
  onWrite: () => void
}

/** New, read and sent messages, with full-text search. */
export function MessageList({ inbox, openedKey, query, onQuery, onWrite }: Props) {
  const text = useText()
  const [tab, setTab] = useState<'new' | 'read' | 'sent'>(isSentKey(openedKey) ? 'sent' : 'new')
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
          <Search label={text('inbox_search')} onQuery={(typed) => onQuery(typed.trim())} />
        </Box>
        <Button kind="secondary" icon="edit" onClick={onWrite}>
          {text('inbox_write')}
        </Button>
      </Flex>
      {tab === 'sent' ? (
        <SentList query={query} openedKey={openedKey} />
      ) : (
        <Received inbox={inbox} tab={tab} query={query} openedKey={openedKey} />
      )}
    </Tabs>
  )
}
