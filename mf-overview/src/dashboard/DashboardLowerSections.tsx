import type { Customer } from '@portal/contract/customer'
import { pensionStartAge } from '@portal/domain/pension'
import { Slot, usePermissions } from '@portal/remote-kit'
import { Box, Coins, Flex, Sun } from '@portal/ui'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useHouseholdIncomes } from '../shared/use-household-incomes.ts'
import { useHouseholdPensions } from '../shared/use-household-pensions.ts'
import { useIsRetired } from '../shared/use-is-retired.ts'
import { useText } from '../texts.ts'
import { CustomerFileCard } from './cards/CustomerFileCard.tsx'
import { FillInDataCard } from './cards/FillInDataCard.tsx'
import { HouseholdCard } from './cards/HouseholdCard.tsx'
import { SavingsAndObligationsCard } from './cards/SavingsAndObligationsCard.tsx'
import { figureRowCss, hiddenInPrintCss, twoColumnRowCss } from './dashboard-layout.ts'
import { UpcomingEventsCard } from './upcoming-events/UpcomingEventsCard.tsx'

/** Yearly income after retirement, or the current income if the customer is retired (DASH-07). */
function PensionCard() {
  const text = useText()
  const retired = useIsRetired()
  return (
    <HouseholdCard
      household={useHouseholdPensions()}
      title={text('pension')}
      unit={retired ? text('gross_a_year') : text('pension_unit', { age: pensionStartAge })}
      link={{ label: text('pension_go'), href: '/pensioen' }}
      illustration={<Sun />}
      errorTitle={text('pension_error')}
    />
  )
}

function IncomeCard() {
  const text = useText()
  return (
    <HouseholdCard
      household={useHouseholdIncomes()}
      title={text('income')}
      unit={text('gross_a_year')}
      link={{ label: text('income_go'), href: '/inkomen' }}
      illustration={<Coins />}
      errorTitle={text('income_error')}
    />
  )
}

/** The sections of the overview below the first screen: figures, upcoming events, calculators and the customer file. */
export default function DashboardLowerSections({ customer }: { customer: Customer | null }) {
  const { isAllowed } = usePermissions()
  return (
    <>
      <Flex css={figureRowCss}>
        {isAllowed(overviewAccessGates.income) && (
          <>
            <IncomeCard />
            <PensionCard />
          </>
        )}
        <Slot name="dashboard.policies" minHeight="400px" />
        <SavingsAndObligationsCard />
        <FillInDataCard />
      </Flex>
      <Flex css={twoColumnRowCss}>
        <UpcomingEventsCard />
        <Box css={hiddenInPrintCss}>
          <Slot name="dashboard.scenarios" minHeight="300px" />
        </Box>
      </Flex>
      <CustomerFileCard customer={customer} />
    </>
  )
}
