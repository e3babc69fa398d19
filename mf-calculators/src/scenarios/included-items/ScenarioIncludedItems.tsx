import { IncludedItems } from '../../shared/included-items/IncludedItems.tsx'
import type { InclusionContext } from './inclusion-context.ts'
import { useScenarioIncludedGroups } from './use-scenario-included-groups.tsx'

/** Items of the customer file that scenarios include and exclude. */
export default function ScenarioIncludedItems({
  norms,
  ...inclusion
}: InclusionContext & { norms: string | null }) {
  return <IncludedItems groups={useScenarioIncludedGroups(inclusion)} norms={norms} />
}
