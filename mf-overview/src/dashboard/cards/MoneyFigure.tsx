import { chakra } from '@portal/ui'

const moneyFigureCss = {
  textStyle: 'title',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

export const MoneyFigure = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    <chakra.p css={moneyFigureCss}>{amount}</chakra.p>
    <chakra.p textStyle="meta" color="ink2">
      {unit}
    </chakra.p>
  </>
)
