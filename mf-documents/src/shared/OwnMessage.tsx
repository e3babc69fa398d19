import type { SentMessage } from '@portal/contract/sent-message'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { SentDocuments } from './SentDocuments.tsx'

/** A message of the customer, or of another person with access to the file, with links to its documents. */
export function OwnMessage({ sent }: { sent: SentMessage }) {
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
