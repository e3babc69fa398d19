import { ApiError } from '@portal/contract/error'
import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import type { AdviceFile } from '@portal/domain/advice-input'
import { refinanceBodyOf } from '@portal/domain/advice-input'
import { Page } from '@portal/ui'
import { useState } from 'react'
import { Counted } from '../shared/counted/Counted.tsx'
import { Indication } from '../shared/Indication.tsx'
import { NoAnswer } from '../shared/NoAnswer.tsx'
import { NormsEnded } from '../shared/NormsEnded.tsx'
import { StarterLoanNotice } from '../shared/StarterLoanNotice.tsx'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { Choices } from './Choices.tsx'
import { Current } from './Current.tsx'
import { type Chosen, usualChoice } from './choice.ts'
import { DeductionAssumed } from './DeductionAssumed.tsx'
import { Group } from './Group.tsx'
import { groupNames, groupsOf } from './groups.ts'
import { Layers } from './Layers.tsx'
import { OneMortgage } from './OneMortgage.tsx'
import { RateAfterCard } from './RateAfterCard.tsx'
import { RefinanceLoading } from './RefinanceLoading.tsx'
import { useLenderName, useProductLine } from './use-names.ts'
import { useRefinance } from './use-refinance.ts'
import { useRefinanceGroups } from './use-refinance-groups.ts'
import { ValueNotice } from './ValueNotice.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  file: AdviceFile & KnownFile
  /** In euro, positive. */
  marketValue: number
}

/**
 * The comparison with the customer's choices; a new choice compares again, with the previous result shown meanwhile.
 */
export function Comparison({ file, marketValue }: Props) {
  const text = useText()
  const nameOf = useLenderName()
  const productLineId = useProductLine(file.mortgage)
  const [chosen, setChosen] = useState<Chosen>({ ...usualChoice, marketValue })
  const [opened, setOpened] = useState<RefinanceProposal | null>(null)
  const body = productLineId === undefined ? null : refinanceBodyOf(file, { ...chosen, productLineId })
  const comparison = useRefinance(body)
  const counted = useRefinanceGroups(file)
  if (comparison.isPending || !body) return <RefinanceLoading />
  const result = comparison.data?.data.result
  const choices = (
    <Choices chosen={chosen} result={result ?? null} busy={comparison.isFetching} onChoose={setChosen} />
  )
  if (!result || comparison.isError)
    return (
      <Page>
        {comparison.isError && choices}
        <NoAnswer
          parts="refinance_no_parts"
          missing={comparison.isError ? [] : (comparison.data?.meta.errors ?? [])}
          error={comparison.error instanceof ApiError ? comparison.error : null}
          onRetry={() => void comparison.refetch()}
        />
      </Page>
    )
  const groups = groupsOf(result)
  const hasStarterLoan = body.loan_parts.some(({ starter_loan }) => starter_loan)
  const period = result.refinance_proposals[0]?.new_interest_period_in_months ?? chosen.period
  return (
    <Page aria-busy={comparison.isFetching || undefined}>
      <NormsEnded meta={comparison.data?.meta} />
      <Verdict result={result} period={period} nameOf={nameOf} isSure={!hasStarterLoan} />
      {hasStarterLoan && <StarterLoanNotice />}
      <OneMortgage mortgage={file.mortgage} others={file.otherMortgages} />
      {choices}
      <RateAfterCard
        result={result}
        nameOf={nameOf}
        onMove={(rateAfter) => setChosen((now) => ({ ...now, rateAfter }))}
      />
      <ValueNotice result={result} />
      <Counted groups={counted} norms={comparison.data?.meta.norms?.lending_from ?? null} />
      <Current result={result} lender={file.mortgage.agency?.sender_name ?? file.mortgage.agency_name} />
      <DeductionAssumed mortgage={file.mortgage} />
      <Indication adviser={file.customer.advisor} subject={text('tool_refinance')} />
      {groupNames.map((group) => (
        <Group
          key={group}
          name={group}
          proposals={groups[group]}
          result={result}
          nameOf={nameOf}
          onOpen={setOpened}
        />
      ))}
      <Layers
        opened={opened && inResult(opened, result)}
        result={result}
        body={body}
        customer={file.customer}
        nameOf={nameOf}
        onClose={() => setOpened(null)}
      />
    </Page>
  )
}

/** The opened proposal with figures of the current result; null if it has none any more. */
const inResult = (opened: RefinanceProposal, { refinance_proposals }: RefinanceResult) =>
  refinance_proposals.find(
    ({ lender_id, product_line_id }) =>
      lender_id === opened.lender_id && product_line_id === opened.product_line_id,
  ) ?? null
