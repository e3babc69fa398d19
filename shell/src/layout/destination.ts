import type { Destination } from '@portal/domain/routing'
import { useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import { useShell } from './context.tsx'

/** Where the address led when the shell began to take over a frame from the edge. */
const arrived = new WeakMap<Shell['routing'], Destination>()

/** Notes that a frame from the edge is of where the address leads now, wherever a customer goes before it is taken over. */
export function noteArrival({ routing }: Pick<Shell, 'routing'>): void {
  arrived.set(routing, routing.destination.get())
}

/** Where the address leads; while a frame from the edge is taken over, what that is of. */
export function useWhereTo(): Destination {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  return useSyncExternalStore(subscribe, get, () => arrived.get(routing) ?? get())
}

/**
 * Something about where the address leads. What asks is drawn anew only when that changes: going to another screen would
 * otherwise draw the whole shell again, which took a slow phone as long as the screen itself.
 */
export function useDestination<T extends string | boolean>(look: (destination: Destination) => T): T {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  const then = () => look(arrived.get(routing) ?? get())
  return useSyncExternalStore(subscribe, () => look(get()), then)
}
