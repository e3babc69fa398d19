import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  contributes: {
    routes: [
      {
        id: 'login',
        path: '/login',
        view: 'login',
        title: 'login_title',
        audience: 'guest',
        serverRendered: true,
      },
      {
        id: 'accounts',
        path: '/accounts',
        view: 'add-account',
        title: 'login_title',
        audience: 'always',
      },
      {
        id: 'password',
        path: '/password',
        view: 'password',
        title: 'password_title',
        audience: 'always',
        opensOn: ['register', 'reset_password'],
      },
      {
        id: 'accountActivation',
        path: '/AccountActiveren',
        view: 'activation',
        title: 'activation_title',
        audience: 'always',
      },
    ],
    slots: [
      { slot: 'profile.accounts', view: 'accounts', order: 10 },
      { slot: 'account.accounts', view: 'accounts', order: 10 },
    ],
  },
})
