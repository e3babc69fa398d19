import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { addressOf, lenderOf } from './mortgage.ts'
import { OpenDetails } from './OpenDetails.tsx'
import { Progress } from './Progress.tsx'
import { useStatusText } from './use-status-text.ts'

/** A mortgage that is being applied for: what is missing, and where it stands. */
export function RequestedCard({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { language } = useLanguage()
  const statusText = useStatusText()
  const missing = mortgage.openProgress ?? 0
  const amount = mortgage.totaalSom ?? mortgage.hoofdsomHypotheek
  const date = formatDate(mortgage.datumAanvraag, language)
  const about = [
    addressOf(mortgage.mainProperty),
    amount !== null && formatEuro(amount),
    lenderOf(mortgage),
    date && text('mortgage_requested_on', { date }),
  ]
  return (
    <Card as="article" display="grid" gap="5">
      <div>
        <Flex wrap="wrap" align="center" gap="4px 12px">
          <Heading level={2}>{text('mortgage_requested')}</Heading>
          {missing > 0 && <Badge status="warn">{text('mortgage_missing', { count: missing })}</Badge>}
          {missing === 0 && <Badge icon="clock">{statusText(mortgage)}</Badge>}
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <Progress mortgage={mortgage} />
      <OpenDetails mortgage={mortgage} />
    </Card>
  )
}
