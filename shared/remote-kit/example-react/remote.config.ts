import { remoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  contributes: {
    routes: [{ id: 'teller', path: '/teller', view: 'counter', title: 'title', audience: 'customer' }],
    nav: [{ route: 'teller', section: 'menu', order: 910, icon: 'coins', label: 'title' }],
    slots: [{ slot: 'documents.aside', view: 'badge', order: 910 }],
  },
})
