import * as v from 'valibot'
import { makeTicket, readTicket, type TicketKind, ticketIn } from './build-ticket.ts'
import type { RegistryState } from './selection.ts'
import type { RegistryKey } from './signing.ts'

/** Builds that one browser gets instead of its tenant's: name → hash. */
export type Trials = Readonly<Record<string, string>>

const kind: TicketKind<{ trials: Trials }> = {
  cookie: 'trial',
  validForMs: 3_600_000,
  schema: v.object({ trials: v.record(v.string(), v.string()) }),
}

/** Makes the cookie with which one browser tries unreleased builds; only for people with release rights. */
export const trialCookie = (key: RegistryKey, trials: Trials, now: number): string =>
  `${kind.cookie}=${makeTicket(key, kind, { trials }, now)}`

/** Builds that a browser tries, from its cookies; none if the ticket is invalid or expired. */
export const trialsOf = (key: RegistryKey, cookies: string | undefined, now: number): Trials | null =>
  readTicket(key, kind, ticketIn(kind, cookies), now)?.trials ?? null

/** The registry as if these builds were released, without fallbacks. */
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
