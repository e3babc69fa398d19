import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  mortgages: defineScreen(
    () => import(/* webpackChunkName: "view.mortgages" */ './mortgages/MortgagesScreen.tsx'),
  ),
  living: defineScreen(() => import(/* webpackChunkName: "view.living" */ './living/LivingScreen.tsx')),
  application: defineSlotComponent(
    () => import(/* webpackChunkName: "view.application" */ './dashboard/ApplicationSlot.tsx'),
  ),
  home: defineSlotComponent(() => import(/* webpackChunkName: "view.home" */ './dashboard/HomeSlot.tsx')),
  property: defineSlotComponent(
    () => import(/* webpackChunkName: "view.property" */ './profile/PropertySlot.tsx'),
  ),
}
