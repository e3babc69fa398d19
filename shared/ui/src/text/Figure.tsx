import { chakra } from '@chakra-ui/react'

interface Props {
  /** The amount as text, with its decimals behind the last comma if it has any. */
  amount: string
  /** What it is an amount of: 'hypotheek', 'per maand'. */
  unit?: string
}

/** The one figure that a card or table is about. Cents are set smaller: the eye needs the euros. */
export function Figure({ amount, unit }: Props) {
  const comma = amount.lastIndexOf(',')
  const whole = comma < 0 ? amount : amount.slice(0, comma)
  const cents = comma < 0 ? '' : amount.slice(comma)
  const small = { fontSize: { base: '1.25rem', md: '1.5rem' }, fontWeight: 500, letterSpacing: '-.01em' }
  return (
    <chakra.p textStyle="figure" whiteSpace="normal">
      <chakra.span whiteSpace="nowrap">
        {whole}
        {cents && <chakra.span css={small}>{cents}</chakra.span>}
      </chakra.span>
      {unit && ' '}
      {unit && (
        <chakra.span css={small} color="ink2" display="inline-block" lineHeight="1.75rem">
          {unit}
        </chakra.span>
      )}
    </chakra.p>
  )
}
