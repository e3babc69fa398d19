import { featureGates } from '@portal/contract/feature-gate'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { findMortgageForCalculation } from '@portal/domain/mortgage-for-calculation'
import { useIsAllowed, useRead } from '@portal/remote-kit'
import type { Calculator } from './calculator-list.ts'

/**
 * Returns whether the customer file has the data that a calculator requires (SCEN-20, REFI-04). Also returns true while
 * the data is loading and if loading failed, because the calculator then shows this state itself.
 */
export function useCanCalculate(): (tool: Calculator) => boolean {
  const living = useRead(getLiving)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const home = living.data?.data?.property ?? null
  const isKnown = living.data !== undefined && mortgages.data !== undefined
  const mortgage = findMortgageForCalculation(mortgages.data?.data ?? [], home)
  return (tool) => {
    if (!isKnown) return true
    if (tool === 'scenarios') return mortgage !== null && home !== null
    return tool !== 'refinance' || mortgage !== null
  }
}
