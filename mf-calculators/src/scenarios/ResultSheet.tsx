import type { CallResponse } from '@portal/contract/call'
import type { Customer } from '@portal/contract/customer'
import type { Partner } from '@portal/contract/family'
import type { getScenarios, ScenarioSet } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage, usePermissions } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Avatar, Box, Button, Flex, Link, Notice, Term, Text } from '@portal/ui'
import { memo } from 'react'
import { IndicationNotice, NormsEndedNotice, StarterLoanNotice } from '../shared/calculation-notices.tsx'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { Message, useText } from '../texts.ts'
import { AdjustedFiguresNotice } from './adjust/AdjustedFiguresNotice.tsx'
import type { AdjustedFigures } from './adjust/adjusted-figures.ts'
import { useAdjustedFiguresText } from './adjust/use-adjusted-figures-text.ts'
import type { InclusionContext } from './included-items/inclusion-choices.ts'
import {
  type AffectedPerson,
  listScenarioResults,
  listScenarios,
  type Scenario,
  type ScenarioCase,
} from './list-scenarios.ts'
import { OverallVerdictSentence } from './OverallVerdictSentence.tsx'
import { calculateOverallVerdict, countScenarios } from './overall-verdict.ts'
import { getScenarioColumnsCss, ScenarioCard } from './ScenarioCard.tsx'
import type { SavedCalculation } from './saved/saved-calculation.ts'
import { type ScenarioBody, useScenarioCalculation } from './use-scenario-calculation.ts'
import { useFormatVerdict } from './use-scenario-texts.ts'

/** Common maximum of all bars in euro a month, so that the bars of all scenarios are comparable. */
const calculateBarScale = (scenarios: readonly Scenario[]): number =>
  Math.max(
    0,
    ...scenarios
      .flatMap(({ outcomes, shares }) => listScenarioResults({ outcomes: [...outcomes, ...(shares ?? [])] }))
      .flatMap(({ mortgage_situation, maximum_mortgage }) => [
        mortgage_situation.monthly_payments,
        maximum_mortgage.monthly_payments,
      ]),
  )

const knownWarningNames = ['property_tax_value', 'obligations'] as const

/** Missing data that the calculation left out, with links to add it. */
function MissingDataWarnings({ warnings }: { warnings: readonly string[] }) {
  const text = useText()
  const { pathOf } = usePermissions()
  const terms = {
    0: <Term explanation={text('woz_explained')}>WOZ</Term>,
    1: <Term explanation={text('imputed_rent_explained')}>eigenwoningforfait</Term>,
  }
  const shownWarnings = knownWarningNames.filter((one) => warnings.includes(one))
  const edit = pathOf('editInfo') ?? pathOf('contact')
  if (shownWarnings.length === 0) return null
  return (
    <Notice role="status">
      {shownWarnings.map((one) => (
        <Text key={one}>
          <Message id={`warning_${one}`} components={terms} />
        </Text>
      ))}
      {edit && <Link href={edit}>{text('edit_data')}</Link>}
    </Notice>
  )
}

/**
 * Notice that the current mortgage payments already exceed the lending norms. Renders nothing if the payments are
 * within the norms.
 */
function AboveNormsNotice({ now }: { now: ScenarioSet['move']['box1']['applicant'] }) {
  const text = useText()
  const { language } = useLanguage()
  if (!now || now.verdict.can_pay_mortgage) return null
  const { maximum_mortgage, mortgage_situation } = now
  const values = {
    possible: formatWholeEuro(maximum_mortgage.monthly_payments, language),
    needed: formatWholeEuro(mortgage_situation.monthly_payments, language),
  }
  return <Notice status="warn">{text('over_today', values)}</Notice>
}

/**
 * The open overlay: a scenario, a request for advice, assumptions, changed figures, saving, or sending saved
 * calculations.
 */
export type ScenarioOverlayState =
  | { kind: 'case'; of: ScenarioCase; asks?: boolean }
  | { kind: 'request' | 'assumptions' | 'adjust' | 'save' }
  | { kind: 'send'; compared: readonly SavedCalculation[] }

export interface ResultSheetProps {
  file: CustomerFile
  /** Calculation input from the customer file, before the customer's inclusion choices. */
  originalBody: ScenarioBody
  /** Input of the displayed calculation, its result, and the metadata of the response. */
  body: ScenarioBody
  result: ScenarioSet
  meta: CallResponse<typeof getScenarios>['meta']
  /** Scenarios with a result. */
  scenarios: readonly Scenario[]
  /** Additional data for scenarios, and the customer's choices about the included items. */
  inclusion: Pick<InclusionContext, 'extras' | 'decided' | 'onDecide'>
  adjusted: AdjustedFigures | null
  names: Record<AffectedPerson, string>
  partner: Partner | null
  onAdjust: (adjusted: AdjustedFigures | null) => void
  onOpen: (layer: ScenarioOverlayState) => void
}

/** The list of included items loads after the result, in reserved space. */
const LazyIncludedItems = lazyWithRetry(
  () => import(/* webpackChunkName: "counted-strip" */ './included-items/ScenarioIncludedItems.tsx'),
  { placeholder: () => <Box minH={{ base: '320px', md: '170px' }} /> },
)

/** Repayment types without savings or investments. */
const simpleRepaymentTypes = new Set<string>(['annuity', 'linear', 'interest_only'])

/** The verdict and all scenarios; does not rerender when an overlay opens or closes. */
export const ResultSheet = memo(function ResultSheetContent(props: ResultSheetProps) {
  const { file, originalBody, body, result, meta, scenarios, inclusion, adjusted, names, partner } = props
  const { onAdjust, onOpen } = props
  const text = useText()
  const formatAdjustedFigures = useAdjustedFiguresText()
  const { customer } = file
  const verdictProps = {
    scale: calculateBarScale(scenarios),
    now: result.move.box1.applicant?.maximum_mortgage.monthly_payments ?? null,
    hasStarterLoan: body.loan_parts.some(({ starter_loan }) => starter_loan),
    isRepaid: body.loan_parts.every(({ repayment_type }) => simpleRepaymentTypes.has(repayment_type)),
  }
  const adviser = customer.advisor?.first_name ?? customer.advisor?.full_name
  return (
    <>
      <NormsEndedNotice meta={meta} />
      <AboveNormsNotice now={result.move.box1.applicant} />
      <OverallVerdictSentence whole={calculateOverallVerdict(scenarios)}>
        <Button onClick={() => onOpen({ kind: 'request' })}>
          {adviser ? text('discuss_with', { name: adviser }) : text('discuss')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => onOpen({ kind: 'adjust' })}>
          {text('adjust')}
        </Button>
        <Button kind="quiet" px={{ base: '0', md: '3' }} onClick={() => onOpen({ kind: 'assumptions' })}>
          {text('assumptions')}
        </Button>
      </OverallVerdictSentence>
      {adjusted && (
        <AdjustedFiguresNotice
          figures={formatAdjustedFigures(adjusted, names)}
          onReset={() => onAdjust(null)}
        />
      )}
      <OriginalVerdict originalBody={originalBody} body={body} />
      <MissingDataWarnings warnings={meta.warnings} />
      {verdictProps.hasStarterLoan && <StarterLoanNotice />}
      <IndicationNotice adviser={customer.advisor} subject={text('tool_scenarios')} />
      <LazyIncludedItems {...inclusion} file={file} names={names} norms={meta.norms?.lending_from ?? null} />
      <div>
        {partner && <PersonColumnHeadings people={[customer, partner]} />}
        <Flex direction="column" gap={{ base: '4', md: '5' }}>
          {scenarios.map((scenario, place) => (
            <ScenarioCard
              key={scenario.key}
              scenario={scenario}
              names={names}
              hasPartner={partner !== null}
              verdictProps={verdictProps}
              onOpen={(of) => onOpen({ kind: 'case', of })}
              animationIndex={place}
            />
          ))}
        </Flex>
      </div>
    </>
  )
})

/**
 * The original verdict beside the current one, after the customer changed something. Renders nothing without changes.
 */
function OriginalVerdict({ originalBody, body }: Pick<ResultSheetProps, 'originalBody' | 'body'>) {
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const isChanged = JSON.stringify(originalBody) !== JSON.stringify(body)
  const first = useScenarioCalculation(isChanged ? originalBody : null)
  const result = isChanged ? first.data?.data.result : null
  const whole = result && calculateOverallVerdict(listScenarios(result))
  if (!whole) return null
  return (
    <Text role="status" color="ink2">
      {text('first_answer', { answer: formatVerdict(countScenarios(whole)) })}
    </Text>
  )
}

/** Column headings with the persons' names. On narrow screens each verdict shows the name instead. */
function PersonColumnHeadings({ people }: { people: readonly (Customer | Partner)[] }) {
  const text = useText()
  return (
    <Box
      css={getScenarioColumnsCss(2)}
      px="6"
      mb="3"
      alignItems="end"
      display={{ base: 'none', lg: 'grid' }}
      aria-hidden="true"
      _print={{ display: 'none' }}
    >
      <Text textStyle="meta" color="ink2">
        {text('scenario_what')}
      </Text>
      {people.map((person) => (
        <Flex key={person.id} align="center" gap="3">
          <Avatar name={person.full_name} picture={person.avatar} />
          <Text fontWeight={600} minW="0">
            {text('scenario_happens_to', { name: person.first_name ?? person.full_name })}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
