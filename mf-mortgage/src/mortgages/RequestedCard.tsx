import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Text } from '@portal/ui'
import { addressOf, lenderOf } from '../shared/mortgage.ts'
import { Progress } from '../shared/Progress.tsx'
import { Status } from '../shared/Status.tsx'
import { requestKindOf } from '../shared/step.ts'
import { useText } from '../texts.ts'
import { HomeBadge } from './HomeBadge.tsx'
import { OpenDetails } from './OpenDetails.tsx'

interface Props {
  mortgage: Mortgage
  /** The house the customer lives in; null where nobody knows it, undefined until it is known. */
  home: LivingProperty | null | undefined
  /** Place among the cards, from 0. */
  appear: number
}

/** A mortgage that does not run with this firm: one that is applied for, with what is missing and where it stands, or one that ended. */
export function RequestedCard({ mortgage, home, appear }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const missing = mortgage.openProgress ?? 0
  const amount = mortgage.totaalSom ?? mortgage.hoofdsomHypotheek
  const date = formatDate(mortgage.datumAanvraag, language)
  const about = [
    addressOf(mortgage.mainProperty),
    amount !== null && formatEuro(amount, language),
    lenderOf(mortgage),
    date && text('mortgage_requested_on', { date }),
  ]
  return (
    <Card as="article" appear={appear} display="grid" gap="5">
      <div>
        <Flex wrap="wrap" align="center" gap="4px 12px">
          <Heading level={2}>{text(`mortgage_kind_${requestKindOf(mortgage)}`)}</Heading>
          <HomeBadge mortgage={mortgage} home={home} />
          {missing > 0 && <Badge status="warn">{text('mortgage_missing', { count: missing })}</Badge>}
          {missing === 0 && (
            <Badge icon="clock">
              <Status mortgage={mortgage} />
            </Badge>
          )}
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <Progress mortgage={mortgage} />
      <OpenDetails mortgage={mortgage} />
    </Card>
  )
}
