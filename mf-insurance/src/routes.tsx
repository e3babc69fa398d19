import { screen, slotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  policies: screen(() => import(/* webpackChunkName: "view.policies" */ './policies/PoliciesScreen.tsx')),
  damages: screen(() => import(/* webpackChunkName: "view.damages" */ './damages/DamagesScreen.tsx')),
  report: screen(() => import(/* webpackChunkName: "view.report" */ './report/ReportScreen.tsx')),
  premiums: slotComponent(
    () => import(/* webpackChunkName: "view.premiums" */ './dashboard/PremiumsSlot.tsx'),
  ),
}
