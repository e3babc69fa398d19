import type { AnswerOf } from '@portal/contract/call'
import type { Family } from '@portal/contract/family'
import type { getScenarios, ScenarioSet } from '@portal/contract/scenario'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, Button, Flex } from '@portal/ui'
import { memo } from 'react'
import { Indication } from '../shared/Indication.tsx'
import { NormsEnded } from '../shared/NormsEnded.tsx'
import { StarterLoanNotice } from '../shared/StarterLoanNotice.tsx'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { AdjustedNotice } from './adjust/AdjustedNotice.tsx'
import type { Adjusted } from './adjust/adjusted.ts'
import { useAdjustedWords } from './adjust/use-adjusted-words.ts'
import type { Counting } from './counted/counting.ts'
import { FirstAnswer } from './FirstAnswer.tsx'
import type { Layer } from './Layers.tsx'
import { OverToday } from './OverToday.tsx'
import { overallVerdictOf } from './overall-verdict.ts'
import { People } from './People.tsx'
import { ScenarioCard } from './ScenarioCard.tsx'
import { scaleOf } from './scale.ts'
import type { AffectedPerson, Scenario } from './scenarios.ts'
import type { ScenarioBody } from './use-scenarios.ts'
import { Warnings } from './Warnings.tsx'
import { WholeAnswer } from './WholeAnswer.tsx'

export interface SheetProps {
  file: KnownFile
  /** Input from the file, before any decisions of the customer. */
  asIs: ScenarioBody
  /** The calculated input, its result, and the server's meta data. */
  body: ScenarioBody
  result: ScenarioSet
  meta: AnswerOf<typeof getScenarios>['meta']
  /** Scenarios with a result. */
  scenarios: readonly Scenario[]
  /** Additional items, and the customer's decisions about them. */
  counting: Pick<Counting, 'extras' | 'decided' | 'onDecide'>
  adjusted: Adjusted | null
  names: Record<AffectedPerson, string>
  partner: Family['partner']
  onAdjust: (adjusted: Adjusted | null) => void
  onOpen: (layer: Layer) => void
}

/** Loads after the answer, in reserved space. */
const CountedStrip = lazyWithRetry(
  () => import(/* webpackChunkName: "counted-strip" */ './counted/CountedStrip.tsx'),
  { waiting: () => <Box minH={{ base: '320px', md: '170px' }} /> },
)

/** Repayment types without savings or investments. */
const repaying = new Set<string>(['annuity', 'linear', 'interest_only'])

/** The verdict and all scenarios; does not rerender when an overlay opens or closes. */
export const AnswerSheet = memo(function AnswerSheet(props: SheetProps) {
  const { file, asIs, body, result, meta, scenarios, counting, adjusted, names, partner } = props
  const { onAdjust, onOpen } = props
  const text = useText()
  const adjustedWords = useAdjustedWords()
  const { customer } = file
  const drawn = {
    scale: scaleOf(scenarios),
    now: result.move.box1.applicant?.maximum_mortgage.monthly_payments ?? null,
    hasStarterLoan: body.loan_parts.some(({ starter_loan }) => starter_loan),
    isRepaid: body.loan_parts.every(({ repayment_type }) => repaying.has(repayment_type)),
  }
  const adviser = customer.advisor?.first_name ?? customer.advisor?.full_name
  return (
    <>
      <NormsEnded meta={meta} />
      <OverToday now={result.move.box1.applicant} />
      <WholeAnswer whole={overallVerdictOf(scenarios)}>
        <Button onClick={() => onOpen({ kind: 'request' })}>
          {adviser ? text('discuss_with', { name: adviser }) : text('discuss')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => onOpen({ kind: 'adjust' })}>
          {text('adjust')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => onOpen({ kind: 'assumptions' })}>
          {text('assumptions')}
        </Button>
      </WholeAnswer>
      {adjusted && <AdjustedNotice words={adjustedWords(adjusted, names)} onReset={() => onAdjust(null)} />}
      <FirstAnswer asIs={asIs} body={body} />
      <Warnings warnings={meta.warnings} />
      {drawn.hasStarterLoan && <StarterLoanNotice />}
      <Indication adviser={customer.advisor} subject={text('tool_scenarios')} />
      <CountedStrip {...counting} file={file} names={names} norms={meta.norms?.lending_from ?? null} />
      <div>
        <People customer={customer} partner={partner} />
        <Flex direction="column" gap={{ base: '4', md: '5' }}>
          {scenarios.map((scenario, place) => (
            <ScenarioCard
              key={scenario.key}
              scenario={scenario}
              names={names}
              together={partner !== null}
              drawn={drawn}
              onOpen={(of) => onOpen({ kind: 'case', of })}
              appear={place}
            />
          ))}
        </Flex>
      </div>
    </>
  )
})
