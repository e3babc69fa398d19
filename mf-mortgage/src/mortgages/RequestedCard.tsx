import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Card, Flex, Heading, Text } from '@portal/ui'
import { ApplicationBadge } from '../shared/ApplicationBadge.tsx'
import { addressOf, lenderOf } from '../shared/mortgage.ts'
import { Progress } from '../shared/Progress.tsx'
import { requestKindOf } from '../shared/step.ts'
import { useText } from '../texts.ts'
import { OpenDetails } from './OpenDetails.tsx'

interface Props {
  mortgage: Mortgage
  /** Index of the card, from 0. */
  appear: number
}

/**
 * A mortgage that is not running with this tenant: an application with its status and missing documents, or an ended
 * one.
 */
export function RequestedCard({ mortgage, appear }: Props) {
  const text = useText()
  const { language } = useLanguage()
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
          <ApplicationBadge mortgage={mortgage} />
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <Progress mortgage={mortgage} />
      <OpenDetails mortgage={mortgage} />
    </Card>
  )
}
