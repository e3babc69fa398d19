import { screen, slotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
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
