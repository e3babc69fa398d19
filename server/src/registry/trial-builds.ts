import * as v from 'valibot'
import type { RegistryState } from './build-selection.ts'
import {
  type BuildSelectionTicketKind,
  createBuildSelectionTicket,
  findBuildSelectionTicket,
  readBuildSelectionTicket,
} from './build-selection-ticket.ts'
import type { RegistryKey } from './registry-key.ts'

/** Hashes of the builds that one browser gets instead of the released ones, by name. */
export type TrialBuilds = Readonly<Record<string, string>>

const trialTicketKind: BuildSelectionTicketKind<{ trials: TrialBuilds }> = {
  cookie: 'trial',
  validForMs: 3_600_000,
  schema: v.object({ trials: v.record(v.string(), v.string()) }),
}

export const createTrialCookie = (key: RegistryKey, trials: TrialBuilds, now: number): string =>
  `${trialTicketKind.cookie}=${createBuildSelectionTicket(key, trialTicketKind, { trials }, now)}`

export const readTrialBuilds = (
  key: RegistryKey,
  cookies: string | undefined,
  now: number,
): TrialBuilds | null =>
  readBuildSelectionTicket(key, trialTicketKind, findBuildSelectionTicket(trialTicketKind, cookies), now)
    ?.trials ?? null

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
