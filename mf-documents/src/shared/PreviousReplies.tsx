import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'
import { chakra, Heading, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import { SentMessageContent } from './SentMessageContent.tsx'
import { useFormatDateTime } from './use-format-date-time.ts'

interface EarlierAnswersProps {
  /** Whether a sent message answers the open message or task. */
  isAnswer: (sent: SentMessage) => boolean
  level: 2 | 3
}

const earlierAnswersCss = { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0,1fr)' }
const earlierAnswerCss = { borderInlineStartWidth: '3px', borderColor: 'edge', ps: '4' }

/** The customer's earlier answers, oldest first (INBOX-03); renders nothing if there are none. */
export function PreviousReplies({ isAnswer, level }: EarlierAnswersProps) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const id = useId()
  const own = useRead(getSentMessages).data?.data.filter(isAnswer).reverse()
  if (!own?.length) return null
  return (
    <chakra.section aria-labelledby={id}>
      <Heading level={level} textStyle="body" mb="3" id={id}>
        {text('answers_own')}
      </Heading>
      <chakra.ul css={earlierAnswersCss}>
        {own.map((sent) => (
          <chakra.li key={sent.id} css={earlierAnswerCss}>
            <Text textStyle="meta" color="ink2">
              {dateTimeFormat.full(sent.created_at)}
            </Text>
            <SentMessageContent sent={sent} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
