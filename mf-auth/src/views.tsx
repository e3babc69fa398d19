import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

export const views = {
  'add-account': defineScreen(
    () => import(/* webpackChunkName: "view.add-account" */ './login/AddAccountScreen.tsx'),
  ),
  accounts: defineSlotComponent(
    () => import(/* webpackChunkName: "view.accounts" */ './accounts/AccountSwitcher.tsx'),
  ),
  activation: defineScreen(
    () => import(/* webpackChunkName: "view.activation" */ './activation/ActivationScreen.tsx'),
  ),
  login: defineScreen(() => import(/* webpackChunkName: "view.login" */ './login/LoginScreen.tsx')),
  password: defineScreen(
    () => import(/* webpackChunkName: "view.password" */ './password/PasswordScreen.tsx'),
  ),
}
