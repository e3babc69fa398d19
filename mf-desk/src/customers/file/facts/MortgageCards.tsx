import type { Mortgage } from '@portal/contract/mortgage'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, Flex, Section, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { MortgagePartsTable } from './MortgagePartsTable.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

export function MortgageCards({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  const { euro, percent } = useFactFormatters()
  return mortgages.map((mortgage) => {
    const status = mortgage.status_description ?? findMortgageStatus(mortgage.status)?.description ?? ''
    const name = mortgage.agency_name ?? text('mortgage')
    const figures = [
      [text('remaining_debt'), euro(mortgage.restantHoofdsom)],
      [text('mortgage_deposit'), euro(mortgage.bouwdepot || null)],
      [text('mortgage_withdrawal'), euro(mortgage.total_withdrawal_space_amount || null)],
      [text('monthly_amount'), euro(mortgage.monthly_amount)],
      [text('interest'), percent(mortgage.rate)],
      [text('market_value'), euro(mortgage.marktwaarde)],
    ].filter(([, value]) => value)
    return (
      <Card key={mortgage.id}>
        <Section
          title={name}
          aside={
            <Text color="ink2">
              <DutchText>{[status, mortgage.hypotheeknummer].filter(Boolean).join(' · ')}</DutchText>
            </Text>
          }
        >
          <Flex as="dl" gap="8px 32px" wrap="wrap">
            {figures.map(([term, value]) => (
              <div key={term}>
                <Text as="dt" textStyle="meta" color="ink2">
                  {term}
                </Text>
                <Text as="dd" fontWeight={600} fontVariantNumeric="tabular-nums">
                  {value}
                </Text>
              </div>
            ))}
          </Flex>
          {mortgage.mortgageParts.length > 0 && <MortgagePartsTable mortgage={mortgage} />}
        </Section>
      </Card>
    )
  })
}
