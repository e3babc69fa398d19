import { useState, useSyncExternalStore } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'

/** Last index with its own delay. Later cards share it, so that rendered content does not wait half a second. */
const maxStaggeredIndex = 4

const subscribeToNothing = () => () => {}
/** True on the server and during hydration, when the card is already visible. */
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
 * Animation of a card by its index in a row from 0 (ANIM-04). Runs once, on the first render; a card without an index
 * or from the server does not animate.
 */
export function useCardAnimation(place: number | undefined): { animation?: string } {
  const isServerRendered = useIsServerRendered()
  const [css] = useState(() => (place === undefined || isServerRendered ? {} : getRiseAnimation(place)))
  return css
}
