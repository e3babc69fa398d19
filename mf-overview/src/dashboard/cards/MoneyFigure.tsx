import { chakra } from '@portal/ui'

const figureCss = {
  textStyle: 'title',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}

export const MoneyFigure = ({ amount, unit }: { amount: string; unit: string }) => (
  <>
    <chakra.p css={figureCss}>{amount}</chakra.p>
    <chakra.p textStyle="meta" color="ink2">
      {unit}
    </chakra.p>
  </>
)
