import { featureGates } from '@portal/contract/feature-gate'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { matchedMortgage } from '@portal/domain/matched-mortgage'
import { useIsAllowed, useRead } from '@portal/remote-kit'
import type { Tool } from './tools.ts'

/**
 * Whether the file has what a calculator cannot do without (SCEN-20, REFI-04). What is on its way, or could not be read, does
 * not take a calculator away: it says itself what it misses.
 */
export function useWorks(): (tool: Tool) => boolean {
  const living = useRead(getLiving)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const home = living.data?.data?.property ?? null
  const isKnown = living.data !== undefined && mortgages.data !== undefined
  const mortgage = matchedMortgage(mortgages.data?.data ?? [], home)
  return (tool) => {
    if (!isKnown) return true
    if (tool === 'scenarios') return mortgage !== null && home !== null
    return tool !== 'refinance' || mortgage !== null
  }
}
