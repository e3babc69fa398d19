import { useState, useSyncExternalStore } from 'react'
import { durations } from '../system/durations.ts'

/** The last place that waits for the one before: nobody waits half a second for what is there already. */
const lastPlace = 4

const never = () => () => {}
/** Whether this is drawn by a server, or taken over from what one drew: then it stands on the page already. */
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
 * How a card appears, by its place in a row from 0 (ANIM-04). Once, when it is drawn first; a card without a place, or
 * one that stands on the page already, does not move.
 */
export function useAppearing(place: number | undefined): { animation?: string } {
  const isServerRendered = useIsServerRendered()
  const [css] = useState(() => (place === undefined || isServerRendered ? {} : rise(place)))
  return css
}
