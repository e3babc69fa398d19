import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Strength of a password. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const strengths: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong']
const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Estimates a password's strength against common passwords and the customer's own words: user name, tenant. Runs on the
 * device only.
 */
export function strengthOf(password: string, words: readonly string[]): Strength {
  const own = words.flatMap((word) => word.split(/\s+/)).filter((word) => word.length > 2)
  return strengths[checker.check(password, own).score] ?? 'weak'
}
