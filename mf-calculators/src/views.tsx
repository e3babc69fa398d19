import { defineSlotComponent } from '@portal/remote-kit'

/** Views of this remote: its slot components. */
export const views = {
  tiles: defineSlotComponent(() => import(/* webpackChunkName: "view.tiles" */ './dashboard/TilesSlot.tsx')),
  scenarios: defineSlotComponent(
    () => import(/* webpackChunkName: "view.scenarios" */ './scenarios/ScenariosSlot.tsx'),
  ),
  maximumMortgage: defineSlotComponent(
    () => import(/* webpackChunkName: "view.maximumMortgage" */ './maximum-mortgage/MaximumMortgageSlot.tsx'),
  ),
  sustainability: defineSlotComponent(
    () => import(/* webpackChunkName: "view.sustainability" */ './sustainability/SustainabilitySlot.tsx'),
  ),
  refinance: defineSlotComponent(
    () => import(/* webpackChunkName: "view.refinance" */ './refinance/RefinanceSlot.tsx'),
  ),
}
