import { chakra, type StyledProps } from '../system/styled.tsx'
import { useCardAnimation } from './use-card-animation.ts'

const cardCss = {
  bg: 'card',
  rounded: 'card',
  shadow: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  p: { base: '5', md: '6' },
  minW: 0,
  /** Lets wide content of a grid shrink instead of widening the card. */
  gridTemplateColumns: 'minmax(0,1fr)',
  _print: { shadow: 'none', breakInside: 'avoid' },
}

interface CardProps extends StyledProps<'section'> {
  /** Index in a row of cards that appear one after another, from 0; without it the card does not animate. */
  animationIndex?: number
}

/** A white card. */
export function Card({ animationIndex, css, ...props }: CardProps) {
  return <chakra.section css={[cardCss, useCardAnimation(animationIndex), css]} {...props} />
}
