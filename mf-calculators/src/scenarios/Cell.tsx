import { Box, Button, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { Closing } from './Closing.tsx'
import { Later } from './Later.tsx'
import { MonthBars } from './MonthBars.tsx'
import { type Result, type ScenarioKey, verdictOf } from './scenarios.ts'
import { isRepaid, useBalanceWords } from './use-balance-words.ts'
import { VerdictMark } from './VerdictMark.tsx'
import { WithAndWithout } from './WithAndWithout.tsx'

/** What all verdicts are drawn with. */
export interface Drawn {
  /** Euro a month at the end of every bar. */
  scale: number
  /** What the norms allow a month today, in euro; null: not known. */
  now: number | null
  /** Whether every part of the loan is repaid or only bears interest. */
  isRepaid: boolean
  /** Whether a part is a starter loan, which is simplified. */
  hasStarterLoan: boolean
}

interface Props {
  scenario: ScenarioKey
  result: Result
  /** Who it happens to, in words; null where it happens to the household, or to the only person there is. */
  whom: string | null
  drawn: Drawn
  /** Keeps room for the longest words, where the outcome moves under a slider. */
  isSteady: boolean
  /** The scenario and the person, for who hears the button alone. */
  about: string
  onOpen: () => void
}

/** Room for the most lines of words that an outcome has, per width of the screen: with debt that would close a gap, and without. */
const most = { base: '9em', md: '4.5em', lg: '7.5em' }
const mostWithoutDebt = { base: '4.5em', md: '3em', lg: '4.5em' }

/** The verdict on one scenario for one person: the word, what is possible against what is needed, what would close a gap, and the two questions behind it (SCEN-14, SCEN-31). */
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
        <VerdictMark verdict={verdict} />
        <Text textStyle="question" color={({ yes: 'good', maybe: 'warn', no: 'bad' } as const)[verdict]}>
          {text(`verdict_${verdict}`)}
        </Text>
      </Flex>
      {!isRepaid(result) && (
        <MonthBars result={result} now={scenario === 'move' ? null : drawn.now} scale={drawn.scale} />
      )}
      <Box mt="1" minH={isSteady ? (drawn.isRepaid ? most : mostWithoutDebt) : undefined}>
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
