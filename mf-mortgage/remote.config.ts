import { readOf } from '@portal/contract/call'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { remoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

const mortgages = readOf(getMortgages)
const gate = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  contributes: {
    routes: [
      {
        id: 'hypotheek',
        path: '/hypotheek',
        view: 'mortgages',
        title: 'mortgages',
        audience: 'customer',
        gate,
        reads: [mortgages, readOf(getLiving)],
      },
    ],
    nav: [
      {
        route: 'hypotheek',
        section: 'menu',
        order: 50,
        icon: 'key',
        label: 'mortgages',
        count: { reads: [mortgages] },
        gate,
      },
    ],
  },
})
