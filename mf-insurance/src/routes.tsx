import { screen, slotComponent } from '@portal/remote-kit'

/** The views of this remote: the screens behind its routes, and the slot components that it shows in those of others. */
export const views = {
  policies: screen(() => import(/* webpackChunkName: "view.policies" */ './policies/PoliciesScreen.tsx')),
  damages: screen(() => import(/* webpackChunkName: "view.damages" */ './damages/DamagesScreen.tsx')),
  report: screen(() => import(/* webpackChunkName: "view.report" */ './report/ReportScreen.tsx')),
  premiums: slotComponent(
    () => import(/* webpackChunkName: "view.premiums" */ './dashboard/PremiumsSlot.tsx'),
  ),
}
