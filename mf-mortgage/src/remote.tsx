import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'

export default defineRemote({
  portal,
  texts,
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
