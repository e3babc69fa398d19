import { defineRemote, piece, screen } from '@portal/remote-kit'
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
    application: piece(
      () => import(/* webpackChunkName: "view.application" */ './dashboard/ApplicationPiece.tsx'),
    ),
    debt: piece(() => import(/* webpackChunkName: "view.debt" */ './dashboard/DebtPiece.tsx')),
    repaid: piece(() => import(/* webpackChunkName: "view.repaid" */ './dashboard/RepaidPiece.tsx')),
    property: piece(() => import(/* webpackChunkName: "view.property" */ './profile/PropertyPiece.tsx')),
  },
})
