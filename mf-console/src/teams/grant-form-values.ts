import type { CallBody } from '@portal/contract/call'
import type { postReleaseGrant } from '@portal/contract/release-team'

export interface GrantFormValues {
  key: string
  team: string
  /** Names of remotes, separated by commas or spaces. */
  remotes: string
}

/** A public key has 43 characters of base64url. */
export const isValidPublicKey = (typed: string): boolean => /^[\w-]{43}$/.test(typed.trim())

export const isValidTeamName = (typed: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(typed.trim())

/** Parses remote names and removes duplicates; null if a name is invalid or none is given. */
export function parseRemoteNames(typed: string): string[] | null {
  const names = [...new Set(typed.split(/[\s,]+/).filter(Boolean))]
  return names.length > 0 && names.every((name) => /^(\*|[a-z][a-z0-9-]{0,59})$/.test(name)) ? names : null
}

export const toGrantRequest = ({
  key,
  team,
  remotes,
}: GrantFormValues): CallBody<typeof postReleaseGrant> => ({
  key: key.trim(),
  team: team.trim(),
  remotes: parseRemoteNames(remotes) ?? [],
})
