import * as v from 'valibot'
import type { RegistryState } from './build-selection.ts'
import { createTicket, findTicket, readTicket, type TicketKind } from './build-ticket.ts'
import type { RegistryKey } from './registry-key.ts'

/** Builds that one browser gets instead of its tenant's builds: name → hash. */
export type TrialBuilds = Readonly<Record<string, string>>

const trialTicketKind: TicketKind<{ trials: TrialBuilds }> = {
  cookie: 'trial',
  validForMs: 3_600_000,
  schema: v.object({ trials: v.record(v.string(), v.string()) }),
}

/** Creates the cookie with which one browser tries unreleased builds. Only people with release rights get it. */
export const createTrialCookie = (key: RegistryKey, trials: TrialBuilds, now: number): string =>
  `${trialTicketKind.cookie}=${createTicket(key, trialTicketKind, { trials }, now)}`

/** Reads the builds that a browser tries from its cookies; null if the ticket is invalid or expired. */
export const readTrialBuilds = (
  key: RegistryKey,
  cookies: string | undefined,
  now: number,
): TrialBuilds | null =>
  readTicket(key, trialTicketKind, findTicket(trialTicketKind, cookies), now)?.trials ?? null

/** Returns a registry in which the trial builds are released, without fallbacks. */
export function replaceWithTrialBuilds(state: RegistryState, trials: TrialBuilds | null): RegistryState {
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
