import { IncludedItems } from '../../shared/counted/IncludedItems.tsx'
import type { InclusionContext } from './inclusion-context.ts'
import { useScenarioIncludedGroups } from './use-scenario-included-groups.tsx'

/** Items of the file that scenarios include and exclude. */
export default function ScenarioIncludedItems({
  norms,
  ...counting
}: InclusionContext & { norms: string | null }) {
  return <IncludedItems groups={useScenarioIncludedGroups(counting)} norms={norms} />
}
