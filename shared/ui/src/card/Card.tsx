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
  /** Lets the wide content of a grid shrink, so that it does not widen the card. */
  gridTemplateColumns: 'minmax(0,1fr)',
  _print: { shadow: 'none', breakInside: 'avoid' },
}

interface CardProps extends StyledProps<'section'> {
  /** Index, from 0, in a row of cards that appear one after another. A card without index does not animate. */
  animationIndex?: number
}

/** A block of content on its own surface. */
export function Card({ animationIndex, css, ...props }: CardProps) {
  return <chakra.section css={[cardCss, useCardAnimation(animationIndex), css]} {...props} />
}
