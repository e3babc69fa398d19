import { useState, useSyncExternalStore } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'

/**
 * Last index with a delay of its own. Later cards share its delay, because rendered content would wait half a second
 * otherwise.
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
export function useCardAnimation(place: number | undefined): { animation?: string } {
  const isServerRendered = useIsServerRendered()
  const [css] = useState(() => (place === undefined || isServerRendered ? {} : getRiseAnimation(place)))
  return css
}
