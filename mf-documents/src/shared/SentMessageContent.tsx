import type { SentMessage } from '@portal/contract/sent-message'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { SentDocuments } from './SentDocuments.tsx'

/**
 * Content of a message that the customer or another person with access to the customer file sent, with links to its
 * documents.
 */
export function SentMessageContent({ sent }: { sent: SentMessage }) {
  const text = useText()
  return (
    <>
      {sent.by && (
        <Text textStyle="meta" color="ink2" mb="2">
          {text('sent_by', { name: sent.by })}
        </Text>
      )}
      <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere">
        {sent.message}
      </Text>
      <SentDocuments documents={sent.documents} />
    </>
  )
}
