import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  policies: defineScreen(
    () => import(/* webpackChunkName: "view.policies" */ './policies/PoliciesScreen.tsx'),
  ),
  damages: defineScreen(() => import(/* webpackChunkName: "view.damages" */ './damages/DamagesScreen.tsx')),
  report: defineScreen(() => import(/* webpackChunkName: "view.report" */ './report/DamageReportScreen.tsx')),
  premiums: defineSlotComponent(
    () => import(/* webpackChunkName: "view.premiums" */ './dashboard/PremiumsSlot.tsx'),
  ),
}
