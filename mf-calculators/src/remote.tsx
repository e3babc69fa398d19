import { defineRemote, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'

export default defineRemote({
  portal,
  texts,
  views: {
    tiles: slotComponent(() => import(/* webpackChunkName: "view.tiles" */ './dashboard/TilesSlot.tsx')),
    scenarios: slotComponent(
      () => import(/* webpackChunkName: "view.scenarios" */ './scenarios/ScenariosSlot.tsx'),
    ),
    maximumMortgage: slotComponent(
      () =>
        import(/* webpackChunkName: "view.maximumMortgage" */ './maximum-mortgage/MaximumMortgageSlot.tsx'),
    ),
    sustainability: slotComponent(
      () => import(/* webpackChunkName: "view.sustainability" */ './sustainability/SustainabilitySlot.tsx'),
    ),
    refinance: slotComponent(
      () => import(/* webpackChunkName: "view.refinance" */ './refinance/RefinanceSlot.tsx'),
    ),
  },
})
