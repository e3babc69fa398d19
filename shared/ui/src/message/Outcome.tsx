import { Stack } from '@chakra-ui/react'
import { Notice } from '../status/Notice.tsx'
import { Text } from '../text/Text.tsx'
import { useWords } from '../words/words.ts'

/** How far a message has come; while it is sent, the share of it that has left the device. */
export type Sending = { state: 'unsent' | 'sent' | 'error' } | { state: 'sending'; share: number }

/** What became of a message: that it was sent, or that it was not and is kept (MSG-03, MSG-04). */
export function Outcome({ sending }: { sending: Sending }) {
  const word = useWords()
  if (sending.state === 'sent')
    return (
      <Notice status="good" role="status">
        {word('message_sent')}
      </Notice>
    )
  if (sending.state !== 'error') return null
  return (
    <Notice status="bad" role="alert">
      <Stack gap="1">
        <Text fontWeight={600}>{word('message_error')}</Text>
        <Text>{word('message_kept')}</Text>
      </Stack>
    </Notice>
  )
}
