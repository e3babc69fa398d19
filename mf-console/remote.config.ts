import { createPageRead } from '@portal/contract/call'
import { getConsoleTenants } from '@portal/contract/console-tenants'
import { getReleasedRemotes } from '@portal/contract/release'
import { getReleaseTeams } from '@portal/contract/release-team'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import { listSkeleton } from './src/shared/list-skeleton.ts'
import type texts from './src/texts/nl.json'

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  staff: ['operator'],
  skeletons: {
    teams: listSkeleton,
    releases: listSkeleton,
    tenants: listSkeleton,
    release: listSkeleton,
    tenant: listSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'releases',
        path: '/releases',
        view: 'releases',
        title: 'releases',
        audience: 'customer',
        reads: [createPageRead(getReleasedRemotes)],
      },
      { id: 'release', path: '/releases/:remote', view: 'release', title: 'release', audience: 'customer' },
      {
        id: 'tenants',
        path: '/tenants',
        view: 'tenants',
        title: 'tenants',
        audience: 'customer',
        reads: [createPageRead(getConsoleTenants)],
      },
      {
        id: 'teams',
        path: '/teams',
        view: 'teams',
        title: 'teams',
        audience: 'customer',
        reads: [createPageRead(getReleaseTeams)],
      },
      { id: 'tenant', path: '/tenants/:subdomain', view: 'tenant', title: 'tenant', audience: 'customer' },
    ],
    nav: [
      { route: 'releases', section: 'menu', order: 10, icon: 'upload', label: 'releases' },
      { route: 'tenants', section: 'menu', order: 20, icon: 'home', label: 'tenants' },
      { route: 'teams', section: 'menu', order: 30, icon: 'key', label: 'teams' },
    ],
    slots: [],
  },
})
