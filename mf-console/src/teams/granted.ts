import type { BodyOf } from '@portal/contract/call'
import type { postReleaseGrant } from '@portal/contract/release-team'

/** Form values of a grant. */
export interface Granted {
  key: string
  team: string
  /** Separated by commas or spaces. */
  remotes: string
}

/** Whether it is a public key: 43 characters of base64url. */
export const isKey = (typed: string): boolean => /^[\w-]{43}$/.test(typed.trim())

/** Whether it is a valid team name. */
export const isTeam = (typed: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(typed.trim())

/** Parses remote names, without duplicates; null if one is invalid or there are none. */
export function namesIn(typed: string): string[] | null {
  const names = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
  return names.length > 0 && names.every((name) => /^(\*|[a-z][a-z0-9-]{0,59})$/.test(name)) ? names : null
}

/** Makes the request of a grant. */
export const grantOf = ({ key, team, remotes }: Granted): BodyOf<typeof postReleaseGrant> => ({
  key: key.trim(),
  team: team.trim(),
  remotes: namesIn(remotes) ?? [],
})
