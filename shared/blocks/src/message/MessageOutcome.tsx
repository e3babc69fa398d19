import { Notice, Stack, Text } from '@portal/ui'
import { useBlockText } from '../block-texts/block-texts.ts'

/** State of a message. While it is being sent, `share` is the fraction that is sent. */
export type SendingState = { state: 'unsent' | 'sent' | 'error' } | { state: 'sending'; share: number }

/** Result of sending a message: success, or an error that says that the text is kept (MSG-03, MSG-04). */
export function MessageOutcome({ sending }: { sending: SendingState }) {
  const blockText = useBlockText()
  if (sending.state === 'sent')
    return (
      <Notice status="good" role="status">
        {blockText('message_sent')}
      </Notice>
    )
  if (sending.state !== 'error') return null
  return (
    <Notice status="bad" role="alert">
      <Stack gap="1">
        <Text fontWeight={600}>{blockText('message_error')}</Text>
        <Text>{blockText('message_kept')}</Text>
      </Stack>
    </Notice>
  )
}
