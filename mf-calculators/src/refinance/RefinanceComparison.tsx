import { getLenderLabels, getLenders } from '@portal/contract/lender'
import type { Mortgage } from '@portal/contract/mortgage'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { type AdviceCustomerFile, createRefinanceRequestBody } from '@portal/domain/advice-input'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Notice, Page, Text } from '@portal/ui'
import { useState } from 'react'
import {
  CalculationErrorPanel,
  IndicationNotice,
  NormsEndedNotice,
  StarterLoanNotice,
} from '../shared/calculation-notices.tsx'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import type { IncludedItemGroup } from '../shared/included-items/included-item.ts'
import { useFormatMortgageName, useLoanGroups } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useFormatDeductionAssumption } from '../shared/use-format-deduction-assumption.ts'
import { useText } from '../texts.ts'
import { CurrentMortgage } from './CurrentMortgage.tsx'
import { ProposalGroup } from './ProposalGroup.tsx'
import { groupProposals, proposalGroupNames } from './proposal-groups.ts'
import { RateAfterFixedPeriodCard } from './RateAfterFixedPeriodCard.tsx'
import { RefinanceChoices } from './RefinanceChoices.tsx'
import { RefinanceOverlays } from './RefinanceOverlays.tsx'
import { RefinanceSkeleton } from './RefinanceSkeleton.tsx'
import { RefinanceVerdictCard } from './RefinanceVerdictCard.tsx'
import { defaultRefinanceOptions, type RefinanceOptions } from './refinance-options.ts'
import { useRefinanceCalculation } from './use-refinance-calculation.ts'

/** Returns the name of a lender by its code, and the code itself while the name is unknown. */
function useLenderNameLookup(): (code: string) => string {
  const lenders = useCurrentData(getLenders).data?.data ?? []
  return (code) => lenders.find(({ hdn_code }) => hdn_code === code)?.sender_name ?? code
}

/**
 * Returns the id of the current loan's product line, as used in proposals; null if unknown, undefined while loading.
 */
function useProductLineId({ agency, company_label_description }: Mortgage): string | null | undefined {
  const code = agency?.hdn_code
  const labels = useCurrentData(getLenderLabels, { params: { code: code ?? '' } }, { enabled: Boolean(code) })
  if (code && labels.isPending) return undefined
  const label = labels.data?.data.find(({ name }) => name === company_label_description)
  return label?.product_id == null ? null : String(label.product_id)
}

/** Note with the assumed start of the interest deduction, if the customer file does not contain the start. */
function DeductionAssumptionNote({ mortgage }: { mortgage: Mortgage }) {
  const words = useFormatDeductionAssumption()([mortgage])
  return (
    words && (
      <Text textStyle="meta" color="ink2">
        {words}
      </Text>
    )
  )
}

interface RefinanceComparisonProps {
  file: AdviceCustomerFile & CustomerFile
  /** Market value in euro; positive. */
  marketValue: number
}

/**
 * The comparison with the customer's options. Changing an option starts a new comparison and shows the previous result
 * meanwhile.
 */
export function RefinanceComparison({ file, marketValue }: RefinanceComparisonProps) {
  const text = useText()
  const getLenderName = useLenderNameLookup()
  const productLineId = useProductLineId(file.mortgage)
  const [chosen, setChosen] = useState<RefinanceOptions>({ ...defaultRefinanceOptions, marketValue })
  const [opened, setOpened] = useState<RefinanceProposal | null>(null)
  const body =
    productLineId === undefined ? null : createRefinanceRequestBody(file, { ...chosen, productLineId })
  const comparison = useRefinanceCalculation(body)
  const counted = useRefinanceGroups(file)
  if (comparison.isPending || !body) return <RefinanceSkeleton />
  const result = comparison.data?.data.result
  const choices = (
    <RefinanceChoices
      chosen={chosen}
      result={result ?? null}
      isCalculating={comparison.isFetching}
      onChoose={setChosen}
    />
  )
  if (!result || comparison.isError)
    return (
      <Page>
        {comparison.isError && choices}
        <CalculationErrorPanel missingPartsTextId="refinance_no_parts" calculation={comparison} />
      </Page>
    )
  const groups = groupProposals(result)
  const hasStarterLoan = body.loan_parts.some(({ starter_loan }) => starter_loan)
  const period = result.refinance_proposals[0]?.new_interest_period_in_months ?? chosen.period
  return (
    <Page aria-busy={comparison.isFetching || undefined}>
      <NormsEndedNotice meta={comparison.data?.meta} />
      <RefinanceVerdictCard
        result={result}
        period={period}
        getLenderName={getLenderName}
        isSure={!hasStarterLoan}
      />
      {hasStarterLoan && <StarterLoanNotice />}
      <SingleMortgageNotice mortgage={file.mortgage} others={file.otherMortgages} />
      {choices}
      <RateAfterFixedPeriodCard
        result={result}
        getLenderName={getLenderName}
        onMove={(rateAfter) => setChosen((now) => ({ ...now, rateAfter }))}
      />
      <HomeValueNotice result={result} />
      <IncludedItems groups={counted} norms={comparison.data?.meta.norms?.lending_from ?? null} />
      <CurrentMortgage
        result={result}
        lender={file.mortgage.agency?.sender_name ?? file.mortgage.agency_name}
      />
      <DeductionAssumptionNote mortgage={file.mortgage} />
      <IndicationNotice adviser={file.customer.advisor} subject={text('tool_refinance')} />
      {proposalGroupNames.map((group) => (
        <ProposalGroup
          key={group}
          name={group}
          proposals={groups[group]}
          result={result}
          getLenderName={getLenderName}
          onOpen={setOpened}
        />
      ))}
      <RefinanceOverlays
        opened={opened && findProposalInResult(opened, result)}
        result={result}
        body={body}
        customer={file.customer}
        getLenderName={getLenderName}
        onClose={() => setOpened(null)}
      />
    </Page>
  )
}

/** Finds the open proposal in the current result; null if the result no longer contains the proposal. */
const findProposalInResult = (opened: RefinanceProposal, { refinance_proposals }: RefinanceResult) =>
  refinance_proposals.find(
    ({ lender_id, product_line_id }) =>
      lender_id === opened.lender_id && product_line_id === opened.product_line_id,
  ) ?? null

/**
 * Lists the items of the customer file that a comparison includes and excludes. One mortgage is compared; all others
 * must still be paid.
 */
function useRefinanceGroups(file: CustomerFile): IncludedItemGroup[] {
  const text = useText()
  const home = file.living?.property ?? null
  return useLoanGroups(file, (one) => {
    if (calculateCurrentDebt(one, getToday()) === 0)
      return { isCounted: false, about: text('counted_no_debt') }
    if (one === file.mortgage) return { isCounted: true, about: text('counted_compared') }
    return {
      isCounted: true,
      about: text(isMortgageOnHome(one, home) ? 'counted_beside_home' : 'counted_beside'),
    }
  })
}

interface SingleMortgageNoticeProps {
  mortgage: Mortgage
  others: readonly Mortgage[]
}

/**
 * Notice that names the compared mortgage, and the other mortgages, which a switch would not replace. Renders nothing
 * if there is only one mortgage.
 */
function SingleMortgageNotice({ mortgage, others }: SingleMortgageNoticeProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatMortgageName = useFormatMortgageName()
  if (others.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Text maxW="60em">
      {text('refinance_one', {
        mortgage: formatMortgageName(mortgage),
        others: list.format(others.map(formatMortgageName)),
        count: others.length,
      })}
    </Text>
  )
}

/**
 * Notice that the home's value limits the loan, or that the loan loses the national mortgage guarantee (REFI-16).
 * Renders nothing otherwise.
 */
function HomeValueNotice({ result }: { result: RefinanceResult }) {
  const { language } = useLanguage()
  const text = useText()
  const home = result.home_value
  const isLost = home?.guarantee === 'lost'
  if (!home || (home.fits && !isLost)) return null
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  return (
    <Notice status={home.fits ? 'info' : 'warn'}>
      {home.excess > 0 && (
        <Text>
          {text('value_excess', {
            debt: formatAmount(home.debt),
            maximum: formatAmount(home.maximum),
            amount: formatAmount(home.excess),
          })}
        </Text>
      )}
      {home.interest_only_excess > 0 && (
        <Text>
          {text('value_interest_only', {
            debt: formatAmount(home.interest_only_debt),
            maximum: formatAmount(home.interest_only_maximum),
          })}
        </Text>
      )}
      {isLost && <Text>{text('value_guarantee_lost', { limit: formatAmount(home.guarantee_limit) })}</Text>}
      {!home.fits && <Text>{text('value_not_yet')}</Text>}
    </Notice>
  )
}
