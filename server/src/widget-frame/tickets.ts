import { createHmac } from 'node:crypto'
import { isEqualInConstantTime } from '../sessions/proof/constant-time-equal.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'

/**
 * Distinguishes widget iframes from other pages with the origin `null`. The server writes a ticket into each iframe's
 * document, which other origins cannot read.
 */
export interface FrameTickets {
  /** A ticket valid for one to two days. */
  issue(): string
  holds(ticket: string): boolean
}

/** Path for widget iframes below the calculation service. */
export const getFramePath = (ticket: string): string => `/frame/${ticket}`

const dayMs = 86_400_000

/** Tickets that every process with the same secret accepts. */
export function createFrameTickets({ widgetFrames: keys }: SessionKeys, clock: () => Date): FrameTickets {
  const getDayNumber = () => Math.floor(clock().getTime() / dayMs)
  const createTicket = (key: Uint8Array, day: number) =>
    createHmac('sha256', key).update(`widget frame of day ${day}`).digest('base64url')
  return {
    issue: () => createTicket(keys.sign, getDayNumber()),
    holds: (ticket) =>
      keys.accepted.some((key) =>
        [0, 1].some((age) => isEqualInConstantTime(ticket, createTicket(key, getDayNumber() - age))),
      ),
  }
}
