import { LenderLogo } from '@portal/blocks/lender-logo'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { ButtonLink, DefinitionList, Flex, Text } from '@portal/ui'
import { MortgageStatusText } from '../shared/MortgageStatus.tsx'
import { getMortgagePath } from '../shared/mortgage-paths.ts'
import { getLenderName, isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

interface LinkedMortgageRowProps {
  mortgage: Mortgage
  /** Market value in euro; null if unknown. */
  marketValue: number | null
}

/** A mortgage on the home: lender, debt, and debt relative to the home's value. */
export function LinkedMortgageRow({ mortgage, marketValue }: LinkedMortgageRowProps) {
  const { language } = useLanguage()
  const text = useText()
  const active = isActiveMortgage(mortgage)
  const debt = mortgage.restantHoofdsom
  const figures = [
    ...(debt === null ? [] : [{ term: text('mortgage_remaining'), value: formatEuro(debt, language) }]),
    ...(debt !== null && marketValue
      ? [{ term: text('mortgage_loan_to_value'), value: formatPercent((debt / marketValue) * 100, language) }]
      : []),
  ]
  return (
    <Flex as="article" wrap="wrap" gap="4" justify="space-between" align="end">
      <Flex direction="column" gap="3" flex="1 1 260px" minW="0">
        <Flex wrap="wrap" align="center" gap="4px 12px" minH="32px">
          <Text fontWeight={600} overflowWrap="anywhere">
            {getLenderName(mortgage) ?? text('unknown')}
          </Text>
          <LenderLogo code={mortgage.agency?.hdn_code} />
        </Flex>
        {active && figures.length > 0 ? (
          <DefinitionList entries={figures} />
        ) : (
          <Text>
            <MortgageStatusText mortgage={mortgage} />
          </Text>
        )}
      </Flex>
      <ButtonLink href={getMortgagePath(mortgage.id)}>
        {text(active ? 'mortgage_open' : 'mortgage_open_request')}
      </ButtonLink>
    </Flex>
  )
}
