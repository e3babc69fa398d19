import type { SentMessage } from '@portal/contract/sent-message'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { SentAlong } from './SentAlong.tsx'

/** What the customer wrote, or somebody else in the same file by name, with links to what went along. */
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
      <SentAlong documents={sent.documents} />
    </>
  )
}
