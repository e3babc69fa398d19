import * as v from 'valibot'
import type { RegistryState } from './build-selection.ts'
import { createTicket, findTicket, readTicket, type TicketKind } from './build-ticket.ts'
import type { RegistryKey } from './registry-key.ts'

/** Builds that one browser gets instead of the released ones: name → hash. */
export type TrialBuilds = Readonly<Record<string, string>>

const trialTicketKind: TicketKind<{ trials: TrialBuilds }> = {
  cookie: 'trial',
  validForMs: 3_600_000,
  schema: v.object({ trials: v.record(v.string(), v.string()) }),
}

/** Only people with release rights get this cookie. */
export const createTrialCookie = (key: RegistryKey, trials: TrialBuilds, now: number): string =>
  `${trialTicketKind.cookie}=${createTicket(key, trialTicketKind, { trials }, now)}`

/** Null if the ticket is invalid or expired. */
export const readTrialBuilds = (
  key: RegistryKey,
  cookies: string | undefined,
  now: number,
): TrialBuilds | null =>
  readTicket(key, trialTicketKind, findTicket(trialTicketKind, cookies), now)?.trials ?? null

/** Returns a state in which the trial builds are released. */
export function replaceWithTrialBuilds(state: RegistryState, trials: TrialBuilds | null): RegistryState {
  if (!trials) return state
  const omitTried = <T extends { name: string }>(rows: readonly T[]) =>
    rows.filter(({ name }) => !Object.hasOwn(trials, name))
  const triedBuilds = Object.entries(trials).map(([name, hash]) => ({
    name,
    channel: 'live',
    hash,
    previous: null,
  }))
  return {
    ...state,
    placements: omitTried(state.placements),
    channels: [...omitTried(state.channels), ...triedBuilds],
  }
}
