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
    policies: screen(() => import(/* webpackChunkName: "view.policies" */ './policies/PoliciesScreen.tsx')),
    damages: screen(() => import(/* webpackChunkName: "view.damages" */ './damages/DamagesScreen.tsx')),
    report: screen(() => import(/* webpackChunkName: "view.report" */ './report/ReportScreen.tsx')),
    premiums: slotComponent(
      () => import(/* webpackChunkName: "view.premiums" */ './dashboard/PremiumsSlot.tsx'),
    ),
  },
})
