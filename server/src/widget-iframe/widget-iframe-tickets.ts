import { createHmac } from 'node:crypto'
import { isEqualInConstantTime } from '../sessions/secret-token.ts'
import type { SessionKeys } from '../sessions/session-keys.ts'

/**
 * Tickets that distinguish widget iframes from other pages with origin `null`. Only the iframe's own document contains
 * its ticket.
 */
export interface WidgetIframeTickets {
  /** Creates a ticket that is valid for one to two days. */
  issue(): string
  isValid(ticket: string): boolean
}

/** Returns the part of a calculation path that contains the ticket of an iframe. */
export const getWidgetIframePath = (ticket: string): string => `/frame/${ticket}`

const dayMs = 86_400_000

/** Creates tickets that are valid in all processes with the same secret. */
export function createWidgetIframeTickets(
  { widgetFrames: keys }: SessionKeys,
  clock: () => Date,
): WidgetIframeTickets {
  const getDayNumber = () => Math.floor(clock().getTime() / dayMs)
  const createTicket = (key: Uint8Array, day: number) =>
    createHmac('sha256', key).update(`widget frame of day ${day}`).digest('base64url')
  return {
    issue: () => createTicket(keys.sign, getDayNumber()),
    isValid: (ticket) =>
      keys.accepted.some((key) =>
        [0, 1].some((age) => isEqualInConstantTime(ticket, createTicket(key, getDayNumber() - age))),
      ),
  }
}
