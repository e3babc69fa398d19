import { useState, useSyncExternalStore } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'
import { chakra, type StyledProps } from '../system/styled.tsx'

/**
 * Last card index that has its own animation delay. Later cards use the same delay, because a card that is already
 * rendered would otherwise stay invisible for half a second.
 */
const maxStaggeredIndex = 4

const subscribeToNothing = () => () => {}
/** Returns true on the server and during hydration, when the card is already visible. */
const useIsServerRendered = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )

const getRiseAnimation = (place: number) => ({
  animation: `ui-rise ${animationDurationsMs.card}ms ease-out ${Math.min(place, maxStaggeredIndex) * animationDurationsMs.cardStagger}ms backwards`,
})

/**
 * Returns the animation of a card by its index in a row, from 0 (ANIM-04). It runs once, on the first render. A card
 * without an index, or from the server, does not animate.
 */
function useCardAnimation(place: number | undefined): { animation?: string } {
  const isServerRendered = useIsServerRendered()
  const [css] = useState(() => (place === undefined || isServerRendered ? {} : getRiseAnimation(place)))
  return css
}

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
