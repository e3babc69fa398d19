import { Card, chakra, Section, Text } from '@portal/ui'
import { useText } from '../texts.ts'

const feedUrlCss = { fontFamily: 'mono', textStyle: 'meta', overflowWrap: 'anywhere', userSelect: 'all' }

export function AgendaFeedUrl({ address }: { address: string }) {
  const text = useText()
  return (
    <Card>
      <Section title={text('feed')}>
        <Text color="ink2">{text('feed_hint')}</Text>
        <chakra.p css={feedUrlCss}>{address}</chakra.p>
      </Section>
    </Card>
  )
}
