import { defineRemote, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'

export default defineRemote({
  portal,
  texts: {
    nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ './texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ './texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ './texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ './texts/de_u.json'),
  },
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
