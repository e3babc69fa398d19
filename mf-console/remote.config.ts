import { readOf } from '@portal/contract/call'
import { getFirms } from '@portal/contract/firm'
import { getReleases } from '@portal/contract/release'
import { getReleaseTeams } from '@portal/contract/release-team'
import { remoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import { listSkeleton } from './src/shared/skeleton.ts'
import type texts from './src/texts/nl.json'

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  staff: ['operator'],
  skeletons: {
    teams: listSkeleton,
    releases: listSkeleton,
    firms: listSkeleton,
    release: listSkeleton,
    firm: listSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'releases',
        path: '/releases',
        view: 'releases',
        title: 'releases',
        audience: 'customer',
        reads: [readOf(getReleases)],
      },
      { id: 'release', path: '/releases/:remote', view: 'release', title: 'release', audience: 'customer' },
      {
        id: 'firms',
        path: '/firms',
        view: 'firms',
        title: 'firms',
        audience: 'customer',
        reads: [readOf(getFirms)],
      },
      {
        id: 'teams',
        path: '/teams',
        view: 'teams',
        title: 'teams',
        audience: 'customer',
        reads: [readOf(getReleaseTeams)],
      },
      { id: 'firm', path: '/firms/:subdomain', view: 'firm', title: 'firm', audience: 'customer' },
    ],
    nav: [
      { route: 'releases', section: 'menu', order: 10, icon: 'upload', label: 'releases' },
      { route: 'firms', section: 'menu', order: 20, icon: 'home', label: 'firms' },
      { route: 'teams', section: 'menu', order: 30, icon: 'key', label: 'teams' },
    ],
    slots: [],
  },
})
