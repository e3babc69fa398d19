import { chakra } from '@portal/ui'

const css = { textStyle: 'title', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** An amount with its meaning below. */
export const MoneyFigure = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    <chakra.p css={css}>{amount}</chakra.p>
    <chakra.p textStyle="meta" color="ink2">
      {unit}
    </chakra.p>
  </>
)
