import type { BodyOf } from '@portal/contract/call'
import type { postReleaseGrant } from '@portal/contract/release-team'
import { SandboxCall } from '@portal/contract/sandbox'
import * as v from '@portal/contract/schema'

/** What an operator fills in to grant a key something, as typed. */
export interface Granted {
  key: string
  team: string
  /** With commas or spaces in between. */
  remotes: string
  /** Where they run: in the page, or in frames of their own. */
  runs: 'page' | 'frame'
  /** A call a line; for frames alone. */
  calls: string
}

const parts = (typed: string, between: RegExp) =>
  typed
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)

/** Whether it is the public half of a key: 43 letters, digits, - and _. */
export const isKey = (typed: string): boolean => /^[\w-]{43}$/.test(typed.trim())

/** Whether it may be a team's name. */
export const isTeam = (typed: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(typed.trim())

/** Names of remotes in what was typed, each once; null where one of them is none, or there are none. */
export function namesIn(typed: string): string[] | null {
  const names = [...new Set(parts(typed, /[\s,]+/))]
  return names.length > 0 && names.every((name) => /^(\*|[a-z][a-z0-9-]{0,59})$/.test(name)) ? names : null
}

const callsIn = (typed: string) => parts(typed, /[\n,]+/)

/** Whether each line names a call, such as `GET /customer/note`; none at all is fine. */
export const areCalls = (typed: string): boolean =>
  callsIn(typed).every((call) => v.safeParse(SandboxCall, call).success)

/** What is sent for what was filled in. */
export const grantOf = ({ key, team, remotes, runs, calls }: Granted): BodyOf<typeof postReleaseGrant> => ({
  key: key.trim(),
  team: team.trim(),
  remotes: namesIn(remotes) ?? [],
  calls: runs === 'frame' ? callsIn(calls) : null,
})
