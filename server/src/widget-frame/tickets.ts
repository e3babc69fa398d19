import { createHmac } from 'node:crypto'
import { isSame } from '../sessions/proof/same.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'

/**
 * Tells the frames of widgets from any other page that browsers say nothing of: both have the origin `null`. The server
 * writes a ticket into each frame's document, which no page of another origin can read.
 */
export interface FrameTickets {
  /** A ticket that holds for a day at least, and for two at most. */
  issue(): string
  holds(ticket: string): boolean
}

/** Where frames ask, below the address of the calculation service. */
export const framePath = (ticket: string): string => `/frame/${ticket}`

const dayMs = 86_400_000

/** Tickets that every process with the same secret makes and believes. */
export function frameTickets({ widgetFrames: keys }: SessionKeys, clock: () => Date): FrameTickets {
  const dayNow = () => Math.floor(clock().getTime() / dayMs)
  const ticketOf = (key: Uint8Array, day: number) =>
    createHmac('sha256', key).update(`widget frame of day ${day}`).digest('base64url')
  return {
    issue: () => ticketOf(keys.sign, dayNow()),
    holds: (ticket) =>
      keys.accepted.some((key) => [0, 1].some((age) => isSame(ticket, ticketOf(key, dayNow() - age)))),
  }
}
