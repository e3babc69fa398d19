import { formatWholeEuro } from '@portal/domain/format/format-money'
import { calculateScenarioShortfall } from '@portal/domain/scenario-shortfall'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { LaterShortfallNote } from './LaterShortfallNote.tsx'
import { type DisplayedResult, getStayInHomeVerdict, type ScenarioKey } from './list-scenarios.ts'
import { MonthlyPaymentBars } from './MonthlyPaymentBars.tsx'
import { PolicyEffect } from './PolicyEffect.tsx'
import { isLoanRepaid, useFormatBalance } from './use-scenario-texts.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

interface ShortfallSolutionProps {
  scenario: ScenarioKey
  result: DisplayedResult
  /**
   * Whether every loan part has an annuity, linear or interest-only repayment, so that no part depends on savings or
   * investments.
   */
  isRepaid: boolean
}

/** Scenarios whose loss of income can be insured. */
const insurableScenarios: readonly ScenarioKey[] = ['death', 'incapacitated', 'unemployment']

/**
 * Text about how to close the shortfall between the possible and the required payment (SCEN-32). Renders nothing if no
 * amount can be calculated.
 */
function ShortfallSolution({ scenario, result, isRepaid }: ShortfallSolutionProps) {
  const text = useText()
  const { language } = useLanguage()
  const { monthly, debt } = calculateScenarioShortfall(result, isRepaid)
  const { can_pay_mortgage, can_prolong_mortgage } = result.verdict
  const what = can_pay_mortgage ? 'renew' : can_prolong_mortgage ? 'pay' : 'both'
  const sentences = [
    ...(monthly > 0 && insurableScenarios.includes(scenario)
      ? [text('gap_cover', { amount: formatWholeEuro(monthly, language) })]
      : []),
    ...(debt ? [text('gap_debt', { amount: formatWholeEuro(debt, language), what })] : []),
  ]
  return sentences.length > 0 ? <Text>{sentences.join(' ')}</Text> : null
}

export interface SharedVerdictProps {
  /** Amount that a bar of full length represents, in euro a month. */
  scale: number
  /** Maximum monthly payment by the lending norms in the current situation, in euro; null if unknown. */
  now: number | null
  /**
   * Whether every loan part has an annuity, linear or interest-only repayment, so that no part depends on savings or
   * investments.
   */
  isRepaid: boolean
  /** Whether a loan part is a starter loan, whose calculation is simplified. */
  hasStarterLoan: boolean
}

interface ScenarioVerdictProps {
  scenario: ScenarioKey
  result: DisplayedResult
  /** The affected person, formatted; null for the household or a single person. */
  personName: string | null
  verdictProps: SharedVerdictProps
  /**
   * Whether to reserve space for the longest text, so that the layout does not move while the customer moves a slider.
   */
  isSteady: boolean
  /** Scenario, variant and person, for screen readers. */
  about: string
  onOpen: () => void
}

/**
 * Height reserved for the longest result text, by screen width. This text also names the debt to repay to close a
 * shortfall.
 */
const resultTextHeight = { base: '9em', md: '4.5em', lg: '7.5em' }
const resultTextHeightWithoutDebt = { base: '4.5em', md: '3em', lg: '4.5em' }

/**
 * Verdict of a scenario for a person: the verdict in words, possible and required payment, the debt to repay to close a
 * shortfall, and explanations (SCEN-14, SCEN-31).
 */
export function ScenarioVerdict({
  scenario,
  result,
  personName,
  verdictProps: displayProps,
  isSteady,
  about,
  onOpen,
}: ScenarioVerdictProps) {
  const text = useText()
  const formatBalance = useFormatBalance()
  const verdict = getStayInHomeVerdict(result)
  const { can_pay_mortgage, can_prolong_mortgage } = result.verdict
  return (
    <Box minW="0">
      {personName && (
        <Text textStyle="meta" color="ink2" fontWeight={600} mb="1" display={{ lg: 'none' }}>
          {personName}
        </Text>
      )}
      <Flex align="center" gap="2.5" mb="1">
        <VerdictIcon verdict={verdict} />
        <Text textStyle="subsection" color={({ yes: 'good', maybe: 'warn', no: 'bad' } as const)[verdict]}>
          {text(`verdict_${verdict}`)}
        </Text>
      </Flex>
      {!isLoanRepaid(result) && (
        <MonthlyPaymentBars
          result={result}
          currentLimit={scenario === 'move' ? null : displayProps.now}
          scale={displayProps.scale}
        />
      )}
      <Box
        mt="1"
        minH={isSteady ? (displayProps.isRepaid ? resultTextHeight : resultTextHeightWithoutDebt) : undefined}
      >
        {result.without ? (
          <PolicyEffect result={result} />
        ) : (
          <Text fontWeight={600}>{formatBalance(result)}</Text>
        )}
        <LaterShortfallNote result={result} />
        <ShortfallSolution scenario={scenario} result={result} isRepaid={displayProps.isRepaid} />
      </Box>
      <Text textStyle="meta" color="ink2">
        {text(can_pay_mortgage ? 'payable' : 'not_payable')} ·{' '}
        {text(can_prolong_mortgage ? 'prolongable' : 'not_prolongable')}
        {displayProps.hasStarterLoan && `. ${text('starter_loan_short')}`}
      </Text>
      <Button
        kind="quiet"
        small
        ml="-3"
        mb="-3"
        aria-label={text('scenario_open_label', { words: text('scenario_open'), about })}
        onClick={onOpen}
      >
        {text('scenario_open')}
      </Button>
    </Box>
  )
}
