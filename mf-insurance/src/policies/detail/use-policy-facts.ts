import type { SinglePolicy } from '@portal/domain/policy'
import type { Fact } from '../../shared/FactList.tsx'
import { useText } from '../../texts.ts'

/** Returns the known numbers and terms of a policy. */
export function usePolicyFacts(policy: SinglePolicy): Fact[] {
  const text = useText()
  const { agency, contract_number, package_number, tracking_number, claim_free_years, duration } = policy
  const all: Record<string, string | null> = {
    [text('fact_insurer')]: agency,
    [text('fact_contract_number')]: contract_number,
    [text('fact_package_number')]: package_number,
    [text('fact_tracking_number')]: tracking_number,
    [text('fact_claim_free')]: claim_free_years === null ? null : text('years', { count: claim_free_years }),
    [text('fact_duration')]: duration ? text('years', { count: duration }) : null,
  }
  return Object.entries(all).flatMap(([term, value]) => (value ? { term, value } : []))
}
