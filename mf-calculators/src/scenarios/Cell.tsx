import type { ScenarioResult } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Amount, Box, Button, Flex, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import { Meter } from './Meter.tsx'
import { verdictOf } from './scenarios.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface Props {
  result: ScenarioResult
  /** Who it happens to, in words; null where it happens to the household, or to the only person there is. */
  whom: string | null
  scale: number
  /** The scenario and the person, for who hears the button alone. */
  about: string
  onOpen: () => void
}

/** The verdict on one scenario for one person: the word, what is possible against what is needed, and the two questions behind it (SCEN-14). */
export function Cell({ result, whom, scale, about, onOpen }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const verdict = verdictOf(result)
  const { verdict: parts, mortgage_situation, maximum_mortgage } = result
  const needed = mortgage_situation.monthly_payments
  const possible = maximum_mortgage.monthly_payments
  const spare = possible - needed
  const amounts = { possible: formatWholeEuro(possible, language), needed: formatWholeEuro(needed, language) }
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
      {needed === 0 && mortgage_situation.remaining_sum === 0 ? (
        <Text>{text('scenario_repaid')}</Text>
      ) : (
        <>
          <Meter
            possible={possible}
            needed={needed}
            scale={scale}
            verdict={verdict}
            mark={text('scenario_needed', { amount: amounts.needed })}
            label={text('scenario_meter', amounts)}
          />
          <Text mt="2">
            <Message
              id={spare < 0 ? 'scenario_short' : 'scenario_spare'}
              values={{ possible: amounts.possible, amount: formatWholeEuro(Math.abs(spare), language) }}
              components={{ 0: <Amount fontWeight={600} />, 1: <Amount /> }}
            />
          </Text>
        </>
      )}
      <Text textStyle="meta" color="ink2">
        {text(parts.can_pay_mortgage ? 'payable' : 'not_payable')} ·{' '}
        {text(parts.can_prolong_mortgage ? 'prolongable' : 'not_prolongable')}
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
