import { Box, Button, Flex, Tabs } from '@portal/ui'
import { useState } from 'react'
import { DebouncedSearchField } from '../shared/DebouncedSearchField.tsx'
import { useText } from '../texts.ts'
import { ReceivedMessages } from './ReceivedMessages.tsx'
import { SentMessages } from './SentMessages.tsx'
import { isSentMessageKey } from './sent-message.ts'
import type { useInbox } from './use-inbox.ts'

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
