import type { SinglePolicy } from '@portal/domain/policy'
import type { useText } from '../texts.ts'

/** Number to mention on the phone: of the contract, otherwise the package, otherwise the policy in it. */
const numberOf = ({ contract_number, package_number, tracking_number }: SinglePolicy): string | null =>
  contract_number || package_number || tracking_number || null

/** Insurer and number of a policy on one line. */
export function aboutOf(policy: SinglePolicy, text: ReturnType<typeof useText>): string {
  const number = numberOf(policy)
  return [policy.agency, number && text('policy_number', { number })].filter(Boolean).join(' · ')
}
