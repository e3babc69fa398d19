import type { SentMessage } from '@portal/contract/sent-message'
import { Text } from '@portal/ui'
import { SentAlong } from './SentAlong.tsx'

/** What the customer wrote, with links to what went along. */
export function OwnMessage({ sent }: { sent: SentMessage }) {
  return (
    <>
      <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere">
        {sent.message}
      </Text>
      <SentAlong documents={sent.documents} />
    </>
  )
}
