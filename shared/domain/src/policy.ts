import type { Policy } from '@portal/contract/policy'
import { roundToCents, sumAmounts } from './money.ts'

/**
 * Calculates the monthly premium in euro: the premium of a payment divided by the months that it covers, at least one
 * (POLICY-07).
 */
export const toMonthlyPremium = (termAmount: number, paymentTerm: number): number =>
  roundToCents(termAmount / Math.max(paymentTerm, 1))

/** Groups of policies in display order (POLICY-06). */
export const policyGroups = ['risk', 'mixed', 'savings', 'living_costs'] as const
export type PolicyGroup = (typeof policyGroups)[number]

/** A policy, or a package without the policies in it. */
export type SinglePolicy = Omit<Policy, 'children'>

/** Maps the start of the tenant's (Dutch) group name to a policy group. */
const policyGroupPatterns: readonly (readonly [RegExp, PolicyGroup])[] = [
  [/^(overlijdens)?risico/, 'risk'],
  [/^gemengd/, 'mixed'],
  [/^(bank)?spaar|^kapitaal/, 'savings'],
  [/^woonlasten ?bescherm/, 'living_costs'],
]

const findGroupByName = (name: string | null): PolicyGroup | null => {
  const plain = (name ?? '').trim().toLowerCase()
  return policyGroupPatterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/**
 * Returns the group for the policy's view group, or else for its branch; null for a policy that is not shown
 * (POLICY-06).
 */
export const getPolicyGroup = ({
  view_group_name,
  branche_group_name,
}: Pick<SinglePolicy, 'view_group_name' | 'branche_group_name'>): PolicyGroup | null =>
  findGroupByName(view_group_name) ?? findGroupByName(branche_group_name)

/** Returns whether a policy is in force and in a group that is shown (POLICY-06). */
export const isShownPolicy = (policy: SinglePolicy): boolean =>
  policy.mutation_code === 0 && getPolicyGroup(policy) !== null

/**
 * Moves policies into the package to which they belong, also if the tenant lists them separately. A policy whose
 * package is missing stays separate.
 */
export function groupPackages(policies: readonly Policy[]): Policy[] {
  const known = new Set(policies.map(({ id }) => String(id)))
  const findPackageId = ({ id, parent_id }: Policy) =>
    parent_id !== null && String(parent_id) !== String(id) && known.has(String(parent_id))
      ? String(parent_id)
      : null
  const beside = Map.groupBy(policies, findPackageId)
  return (beside.get(null) ?? []).map((policy) => {
    const children = policy.children ?? []
    const within = new Set(children.map(({ id }) => String(id)))
    const added = (beside.get(String(policy.id)) ?? []).filter(({ id }) => !within.has(String(id)))
    return added.length === 0 ? policy : { ...policy, children: [...children, ...added] }
  })
}

/**
 * Calculates the monthly premium in euro; null if unknown. The premium of a package without its own is the sum of its
 * policies.
 */
export function calculateMonthlyPremium(
  policy: SinglePolicy & Partial<Pick<Policy, 'children'>>,
): number | null {
  if (policy.total_term_amount !== null)
    return toMonthlyPremium(policy.total_term_amount, policy.payment_term ?? 1)
  if (policy.monthly_term_amount !== null) return policy.monthly_term_amount
  const parts = (policy.children ?? []).flatMap((child) => calculateMonthlyPremium(child) ?? [])
  return parts.length > 0 ? sumAmounts(parts) : null
}
