import * as v from 'valibot'
import type { RegistryState } from './selection.ts'
import type { RegistryKey } from './signing.ts'
import { makeTicket, readTicket, type TicketKind, ticketIn } from './ticket.ts'

/** Builds that one browser is to get instead of what its firm gets: name → hash. */
export type Trials = Readonly<Record<string, string>>

const kind: TicketKind<{ trials: Trials }> = {
  cookie: 'trial',
  holdsFor: 3_600_000,
  schema: v.object({ trials: v.record(v.string(), v.string()) }),
}

/** Makes the cookie with which one browser tries builds that wait; only those who release get one. */
export const trialCookie = (key: RegistryKey, trials: Trials, now: number): string =>
  `${kind.cookie}=${makeTicket(key, kind, { trials }, now)}`

/** The builds that a browser tries, by its cookies; none when the ticket is not ours or has run out. */
export const trialsOf = (key: RegistryKey, cookies: string | undefined, now: number): Trials | null =>
  readTicket(key, kind, ticketIn(kind, cookies), now)?.trials ?? null

/** The registry as it would be if everybody had these builds, with nothing to fall back to. */
export function withTrials(state: RegistryState, trials: Trials | null): RegistryState {
  if (!trials) return state
  const others = <T extends { name: string }>(rows: readonly T[]) =>
    rows.filter(({ name }) => !Object.hasOwn(trials, name))
  const tried = Object.entries(trials).map(([name, hash]) => ({
    name,
    channel: 'live',
    hash,
    previous: null,
  }))
  return { ...state, placements: others(state.placements), channels: [...others(state.channels), ...tried] }
}
