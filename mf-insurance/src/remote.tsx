import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'

export default defineRemote({
  portal,
  texts,
  views: {
    policies: screen(() => import(/* webpackChunkName: "view.policies" */ './policies/PoliciesScreen.tsx')),
    damages: screen(() => import(/* webpackChunkName: "view.damages" */ './damages/DamagesScreen.tsx')),
    report: screen(() => import(/* webpackChunkName: "view.report" */ './report/ReportScreen.tsx')),
    premiums: slotComponent(
      () => import(/* webpackChunkName: "view.premiums" */ './dashboard/PremiumsSlot.tsx'),
    ),
  },
})
