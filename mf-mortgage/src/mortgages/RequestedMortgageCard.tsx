import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Card, Flex, Heading, Text } from '@portal/ui'
import { ApplicationProgress } from '../shared/ApplicationProgress.tsx'
import { ApplicationStepBadge } from '../shared/ApplicationStepBadge.tsx'
import { getInactiveMortgageKind } from '../shared/application-step.ts'
import { formatMortgageAddress, getLenderName } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'
import { MortgageDetailsLink } from './MortgageDetailsLink.tsx'

interface RequestedMortgageCardProps {
  mortgage: Mortgage
  animationIndex: number
}

/**
 * A mortgage that is not running with this tenant: an application with its status and missing documents, or an ended
 * application.
 */
export function RequestedMortgageCard({ mortgage, animationIndex }: RequestedMortgageCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const amount = mortgage.totaalSom ?? mortgage.hoofdsomHypotheek
  const date = formatDate(mortgage.datumAanvraag, language)
  const about = [
    formatMortgageAddress(mortgage.mainProperty),
    amount !== null && formatEuro(amount, language),
    getLenderName(mortgage),
    date && text('mortgage_requested_on', { date }),
  ]
  return (
    <Card as="article" animationIndex={animationIndex} display="grid" gap="5">
      <div>
        <Flex wrap="wrap" align="center" gap="4px 12px">
          <Heading level={2}>{text(`mortgage_kind_${getInactiveMortgageKind(mortgage)}`)}</Heading>
          <ApplicationStepBadge mortgage={mortgage} />
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      <ApplicationProgress mortgage={mortgage} />
      <MortgageDetailsLink mortgage={mortgage} />
    </Card>
  )
}
