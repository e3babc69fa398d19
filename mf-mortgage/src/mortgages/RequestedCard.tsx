import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Box, Card, Flex, Heading, Stepper, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { addressOf, lenderOf } from './mortgage.ts'
import { OpenDetails } from './OpenDetails.tsx'
import { isUnderWay, stepOf, steps } from './step.ts'

/** A mortgage that is being applied for: what is missing, and where it stands. */
export function RequestedCard({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { language } = useLanguage()
  const missing = mortgage.openProgress ?? 0
  const amount = mortgage.totaalSom ?? mortgage.hoofdsomHypotheek
  const date = formatDate(mortgage.datumAanvraag, language)
  const status = mortgageStatusOf(mortgage.status)
  const statusText = status
    ? text(`mortgage_status_${status.name}`)
    : (mortgage.status_description ?? text('unknown'))
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
          {missing === 0 && <Badge icon="clock">{statusText}</Badge>}
        </Flex>
        <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
      </div>
      {isUnderWay(mortgage) && (
        <Box>
          <Stepper
            label={text('stepper')}
            current={stepOf(mortgage) + 1}
            steps={steps.map((step) => ({
              title: text(`stepper_${step}`),
              ...(step === 'documents' && missing > 0
                ? {
                    note: text('stepper_missing', {
                      count: missing,
                      total: mortgage.progress?.length ?? missing,
                    }),
                  }
                : {}),
            }))}
          />
        </Box>
      )}
      <OpenDetails mortgage={mortgage} />
    </Card>
  )
}
