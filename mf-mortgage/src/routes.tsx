import { screen, slotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  mortgages: screen(() => import(/* webpackChunkName: "view.mortgages" */ './mortgages/MortgagesScreen.tsx')),
  living: screen(() => import(/* webpackChunkName: "view.living" */ './living/LivingScreen.tsx')),
  application: slotComponent(
    () => import(/* webpackChunkName: "view.application" */ './dashboard/ApplicationSlot.tsx'),
  ),
  home: slotComponent(() => import(/* webpackChunkName: "view.home" */ './dashboard/HomeSlot.tsx')),
  property: slotComponent(() => import(/* webpackChunkName: "view.property" */ './profile/PropertySlot.tsx')),
}
