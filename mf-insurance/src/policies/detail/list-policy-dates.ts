import type { SinglePolicy } from '@portal/domain/policy'

export interface PolicyDate {
  name: 'start' | 'premium_end' | 'contract_end' | 'end'
  date: string
}

/**
 * Lists the dates of a policy in order. If the contract and the cover end on the same day, only the end of the contract
 * is listed.
 */
export function listPolicyDates(policy: SinglePolicy, premiumEnd: string | null): PolicyDate[] {
  const { start_date, contract_expiration_date, expiration_date } = policy
  const end = expiration_date === contract_expiration_date ? null : expiration_date
  const all = { start: start_date, premium_end: premiumEnd, contract_end: contract_expiration_date, end }
  return Object.entries(all)
    .flatMap(([name, date]) => (date ? { name: name as PolicyDate['name'], date } : []))
    .sort((one, other) => one.date.localeCompare(other.date))
}
