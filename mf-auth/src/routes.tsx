import { screen, slotComponent } from '@portal/remote-kit'

/** The views of this remote: the screens behind its routes, and the slot components that it shows in those of others. */
export const views = {
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
}
