import { chakra } from '../system/styled.tsx'

interface AmountWithUnitProps {
  /** Formatted amount. Its decimals and any text after them are smaller. */
  amount: string
  /** Unit, such as 'hypotheek' or 'per maand'. */
  unit?: string
  /** Shows the unit in the default text size and weight, for one figure among several. */
  quiet?: boolean
}

const figureLineCss = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '.22em' }
const smallerFigureCss = {
  fontSize: { base: '1.25rem', md: '1.5rem' },
  fontWeight: 500,
  letterSpacing: '-.01em',
}
const unitCss = { color: 'ink2', lineHeight: '1.75rem', whiteSpace: 'normal', minW: 0 }
const quietUnitCss = { fontSize: '1rem', fontWeight: 400, letterSpacing: 0 }

/** The main figure of a card or table. Its cents are smaller. */
export function AmountWithUnit({ amount, unit, quiet }: AmountWithUnitProps) {
  const [, whole = amount, cents = ''] = /^(.*)([.,]\d\d(?:\D.*)?)$/.exec(amount) ?? []
  return (
    <chakra.p textStyle="figure" css={figureLineCss}>
      <span>
        {whole}
        {cents && <chakra.span css={smallerFigureCss}>{cents}</chakra.span>}
      </span>
      {unit && ' '}
      {unit && <chakra.span css={[smallerFigureCss, unitCss, quiet ? quietUnitCss : {}]}>{unit}</chakra.span>}
    </chakra.p>
  )
}
