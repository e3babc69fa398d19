import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong'

const strengths: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong']
const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How hard a password is to guess by who knows what people choose, and the customer's own words: user name, firm.
 * Works on the device alone.
 */
export function strengthOf(password: string, words: readonly string[]): Strength {
  const own = words.flatMap((word) => word.split(/\s+/)).filter((word) => word.length > 2)
  return strengths[checker.check(password, own).score] ?? 'weak'
}
