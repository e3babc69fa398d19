import { screen, slotComponent } from '@portal/remote-kit'

/** The views of this remote: the screens behind its routes, and the slot components that it shows in those of others. */
export const views = {
  mortgages: screen(() => import(/* webpackChunkName: "view.mortgages" */ './mortgages/MortgagesScreen.tsx')),
  living: screen(() => import(/* webpackChunkName: "view.living" */ './living/LivingScreen.tsx')),
  application: slotComponent(
    () => import(/* webpackChunkName: "view.application" */ './dashboard/ApplicationSlot.tsx'),
  ),
  home: slotComponent(() => import(/* webpackChunkName: "view.home" */ './dashboard/HomeSlot.tsx')),
  property: slotComponent(() => import(/* webpackChunkName: "view.property" */ './profile/PropertySlot.tsx')),
}
