import { Box, Button, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { Closing } from './Closing.tsx'
import { Later } from './Later.tsx'
import { MonthBars } from './MonthBars.tsx'
import { type Result, type ScenarioKey, verdictOf } from './scenarios.ts'
import { isRepaid, useBalanceWords } from './use-balance-words.ts'
import { VerdictIcon } from './VerdictIcon.tsx'
import { WithAndWithout } from './WithAndWithout.tsx'

/** Common props of all verdicts. */
export interface VerdictProps {
  /** Maximum of every bar, in euro a month. */
  scale: number
  /** Limit of the norms today in euro a month; null if unknown. */
  now: number | null
  /** Whether every part of the loan is repaid or interest-only. */
  isRepaid: boolean
  /** Whether a part is a starter loan, which is simplified. */
  hasStarterLoan: boolean
}

interface Props {
  scenario: ScenarioKey
  result: Result
  /** The affected person, formatted; null for the household or a single person. */
  whom: string | null
  drawn: VerdictProps
  /** Reserves space for the longest text, if the result changes with a slider. */
  isSteady: boolean
  /** Scenario and person, for screen readers. */
  about: string
  onOpen: () => void
}

/** Space for the longest result text by screen width, including the debt that would close a gap. */
const textSpace = { base: '9em', md: '4.5em', lg: '7.5em' }
const textSpaceWithoutDebt = { base: '4.5em', md: '3em', lg: '4.5em' }

/**
 * Verdict of a scenario for a person: the word, possible against required payment, what would close a gap, and its
 * explanations (SCEN-14, SCEN-31).
 */
export function Cell({ scenario, result, whom, drawn, isSteady, about, onOpen }: Props) {
  const text = useText()
  const balanceWords = useBalanceWords()
  const verdict = verdictOf(result)
  const { can_pay_mortgage, can_prolong_mortgage } = result.verdict
  return (
    <Box minW="0">
      {whom && (
        <Text textStyle="meta" color="ink2" fontWeight={600} mb="1" display={{ lg: 'none' }}>
          {whom}
        </Text>
      )}
      <Flex align="center" gap="2.5" mb="1">
        <VerdictIcon verdict={verdict} />
        <Text textStyle="question" color={({ yes: 'good', maybe: 'warn', no: 'bad' } as const)[verdict]}>
          {text(`verdict_${verdict}`)}
        </Text>
      </Flex>
      {!isRepaid(result) && (
        <MonthBars result={result} now={scenario === 'move' ? null : drawn.now} scale={drawn.scale} />
      )}
      <Box mt="1" minH={isSteady ? (drawn.isRepaid ? textSpace : textSpaceWithoutDebt) : undefined}>
        {result.without ? (
          <WithAndWithout result={result} />
        ) : (
          <Text fontWeight={600}>{balanceWords(result)}</Text>
        )}
        <Later result={result} />
        <Closing scenario={scenario} result={result} isRepaid={drawn.isRepaid} />
      </Box>
      <Text textStyle="meta" color="ink2">
        {text(can_pay_mortgage ? 'payable' : 'not_payable')} ·{' '}
        {text(can_prolong_mortgage ? 'prolongable' : 'not_prolongable')}
        {drawn.hasStarterLoan && `. ${text('starter_loan_short')}`}
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
