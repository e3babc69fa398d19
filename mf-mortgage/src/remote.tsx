import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
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
    mortgages: screen(
      () => import(/* webpackChunkName: "view.mortgages" */ './mortgages/MortgagesScreen.tsx'),
    ),
    living: screen(() => import(/* webpackChunkName: "view.living" */ './living/LivingScreen.tsx')),
    application: slotComponent(
      () => import(/* webpackChunkName: "view.application" */ './dashboard/ApplicationSlot.tsx'),
    ),
    debt: slotComponent(() => import(/* webpackChunkName: "view.debt" */ './dashboard/DebtSlot.tsx')),
    repaid: slotComponent(() => import(/* webpackChunkName: "view.repaid" */ './dashboard/RepaidSlot.tsx')),
    property: slotComponent(
      () => import(/* webpackChunkName: "view.property" */ './profile/PropertySlot.tsx'),
    ),
  },
})
