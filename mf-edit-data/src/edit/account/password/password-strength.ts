import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

const strengthByScore: readonly PasswordStrength[] = ['weak', 'weak', 'fair', 'good', 'strong']
const strengthEstimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Estimates a password's strength against common passwords and the customer's own words, such as user name and tenant.
 * Runs on the device only.
 */
export function estimatePasswordStrength(password: string, words: readonly string[]): PasswordStrength {
  const own = words.flatMap((word) => word.split(/\s+/)).filter((word) => word.length > 2)
  return strengthByScore[strengthEstimator.check(password, own).score] ?? 'weak'
}
