import { useState, useSyncExternalStore } from 'react'
import { durations } from '../system/durations.ts'

/** Last index with its own delay, so that nobody waits half a second for rendered content. */
const lastPlace = 4

const never = () => () => {}
/** Whether this renders on the server or during hydration, when it is already visible. */
const useIsServerRendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

const rise = (place: number) => ({
  animation: `ui-rise ${durations.card}ms ease-out ${Math.min(place, lastPlace) * durations.cardStagger}ms backwards`,
})

/**
 * Animation of a card by its index in a row from 0 (ANIM-04). Runs once, on the first render; a card without an index
 * or from the server does not animate.
 */
export function useAppearing(place: number | undefined): { animation?: string } {
  const isServerRendered = useIsServerRendered()
  const [css] = useState(() => (place === undefined || isServerRendered ? {} : rise(place)))
  return css
}
