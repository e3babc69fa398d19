import { chakra, type StyledProps } from '../system/styled.tsx'

const illustrationCss = {
  flex: 'none',
  fill: 'none',
  stroke: 'stroke',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .a': { fill: 'ill1', stroke: 'none' },
  '& .b': { fill: 'ill2', stroke: 'none' },
  '& .c': { fill: 'ill3', stroke: 'none' },
  '& .w': { fill: 'card' },
  '& .k': { fill: 'stroke', stroke: 'none' },
}

/**
 * Base of every illustration: lines in the tenant's text colour, and flat areas in its tints. In its children, the
 * classes `a`, `b` and `c` fill with a tint, `w` with white and `k` with the text colour.
 */
export function Illustration({ css: more, ...props }: StyledProps<'svg'>) {
  return <chakra.svg css={[illustrationCss, more]} aria-hidden="true" {...props} />
}
