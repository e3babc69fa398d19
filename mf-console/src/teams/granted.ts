import type { BodyOf } from '@portal/contract/call'
import type { postReleaseGrant } from '@portal/contract/release-team'

/** What an operator fills in to grant a key something, as typed. */
export interface Granted {
  key: string
  team: string
  /** With commas or spaces in between. */
  remotes: string
}

/** Whether it is the public half of a key: 43 letters, digits, - and _. */
export const isKey = (typed: string): boolean => /^[\w-]{43}$/.test(typed.trim())

/** Whether it may be a team's name. */
export const isTeam = (typed: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(typed.trim())

/** Names of remotes in what was typed, each once; null where one of them is none, or there are none. */
export function namesIn(typed: string): string[] | null {
  const names = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
  return names.length > 0 && names.every((name) => /^(\*|[a-z][a-z0-9-]{0,59})$/.test(name)) ? names : null
}

/** What is sent for what was filled in. */
export const grantOf = ({ key, team, remotes }: Granted): BodyOf<typeof postReleaseGrant> => ({
  key: key.trim(),
  team: team.trim(),
  remotes: namesIn(remotes) ?? [],
})
