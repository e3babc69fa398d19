import type { SentMessage } from '@portal/contract/sent-message'
import { chakra, Heading, Text } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'
import { OwnMessage } from './OwnMessage.tsx'
import { useSent } from './use-sent.ts'
import { useWhen } from './use-when.ts'

interface Props {
  /** Whether a sent message answers the open item. */
  belongs: (sent: SentMessage) => boolean
  /** Heading level of the title. */
  level: 2 | 3
}

const list = { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0,1fr)' }
const item = { borderInlineStartWidth: '3px', borderColor: 'edge', ps: '4' }

/** The customer's earlier answers, oldest first; nothing without answers (INBOX-03). */
export function Answers({ belongs, level }: Props) {
  const text = useText()
  const when = useWhen()
  const id = useId()
  const own = useSent(true).sent.filter(belongs).reverse()
  if (own.length === 0) return null
  return (
    <chakra.section aria-labelledby={id}>
      <Heading level={level} look="body" mb="3" id={id}>
        {text('answers_own')}
      </Heading>
      <chakra.ul css={list}>
        {own.map((sent) => (
          <chakra.li key={sent.id} css={item}>
            <Text textStyle="meta" color="ink2">
              {when.full(sent.created_at)}
            </Text>
            <OwnMessage sent={sent} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
