import { slotComponent } from '@portal/remote-kit'

/** Views of this remote: its slot components. */
export const views = {
  tiles: slotComponent(() => import(/* webpackChunkName: "view.tiles" */ './dashboard/TilesSlot.tsx')),
  scenarios: slotComponent(
    () => import(/* webpackChunkName: "view.scenarios" */ './scenarios/ScenariosSlot.tsx'),
  ),
  maximumMortgage: slotComponent(
    () => import(/* webpackChunkName: "view.maximumMortgage" */ './maximum-mortgage/MaximumMortgageSlot.tsx'),
  ),
  sustainability: slotComponent(
    () => import(/* webpackChunkName: "view.sustainability" */ './sustainability/SustainabilitySlot.tsx'),
  ),
  refinance: slotComponent(
    () => import(/* webpackChunkName: "view.refinance" */ './refinance/RefinanceSlot.tsx'),
  ),
}
