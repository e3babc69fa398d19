import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'
import { texts } from './texts.ts'

export default defineRemote({
  portal,
  texts,
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
