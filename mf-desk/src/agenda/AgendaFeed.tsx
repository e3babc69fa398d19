import { Card, chakra, Section, Text } from '@portal/ui'
import { useText } from '../texts.ts'

const code = { fontFamily: 'mono', textStyle: 'meta', overflowWrap: 'anywhere', userSelect: 'all' }

/** Feed URL of the agenda for calendar programs. */
export function AgendaFeed({ address }: { address: string }) {
  const text = useText()
  return (
    <Card>
      <Section title={text('feed')}>
        <Text color="ink2">{text('feed_hint')}</Text>
        <chakra.p css={code}>{address}</chakra.p>
      </Section>
    </Card>
  )
}
