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
    'add-account': screen(
      () => import(/* webpackChunkName: "view.add-account" */ './login/AddAccountScreen.tsx'),
    ),
    accounts: slotComponent(
      () => import(/* webpackChunkName: "view.accounts" */ './accounts/AccountSwitcher.tsx'),
    ),
    activation: screen(
      () => import(/* webpackChunkName: "view.activation" */ './activation/ActivationScreen.tsx'),
    ),
    login: screen(() => import(/* webpackChunkName: "view.login" */ './login/LoginScreen.tsx')),
    password: screen(() => import(/* webpackChunkName: "view.password" */ './password/PasswordScreen.tsx')),
  },
})
