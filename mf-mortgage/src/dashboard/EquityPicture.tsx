import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Box, chakra, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'
import type { Equity } from './equity.ts'
import { colors } from './equity-look.ts'
import { LegendRow } from './LegendRow.tsx'
import { RepaymentPath } from './RepaymentPath.tsx'

const bar = {
  display: 'flex',
  gap: '2px',
  h: '28px',
  rounded: '6px',
  overflow: 'hidden',
  printColorAdjust: 'exact',
  transformOrigin: 'left',
  animation: 'ui-fill 600ms ease-out',
}
interface Props {
  equity: Equity
  /** Whether all that is owed is owed on this home. */
  isAll: boolean
}

/** The worth of the home as one bar, owed and own, the two in words, and how what is owed goes down. */
export function EquityPicture({ equity, isAll }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const { worth, owed, own, basis } = equity
  const rest = own < 0 ? 'short' : 'own'
  return (
    <Box mt="1">
      <chakra.div css={bar} aria-hidden="true">
        <Box data-colored="" bg={colors.owed} style={{ flexGrow: Math.min(owed, worth) }} />
        {own !== 0 && <Box data-colored="" bg={colors[rest]} style={{ flexGrow: Math.abs(own) }} />}
      </chakra.div>
      <chakra.ul mt="2">
        <LegendRow
          color={colors[rest]}
          label={text(`home_${rest}`)}
          amount={formatWholeEuro(Math.abs(own), language)}
        />
        <LegendRow
          color={colors.owed}
          label={text(isAll ? 'home_owed' : 'home_owed_here')}
          amount={formatWholeEuro(owed, language)}
        />
      </chakra.ul>
      <Text as="div" textStyle="meta" color="ink2">
        <Message
          id={`home_worth_${basis}`}
          values={{ amount: formatWholeEuro(worth, language) }}
          components={{ 0: <Term explanation={text('fact_woz_explained')}>WOZ</Term> }}
        />
      </Text>
      <RepaymentPath equity={equity} />
    </Box>
  )
}
