import { screen } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes. */
export const views = {
  releases: screen(() => import(/* webpackChunkName: "view.releases" */ './releases/ReleasesScreen.tsx')),
  release: screen(() => import(/* webpackChunkName: "view.release" */ './release/ReleaseScreen.tsx')),
  teams: screen(() => import(/* webpackChunkName: "view.teams" */ './teams/TeamsScreen.tsx')),
  tenants: screen(() => import(/* webpackChunkName: "view.tenants" */ './tenants/TenantsScreen.tsx')),
  tenant: screen(() => import(/* webpackChunkName: "view.tenant" */ './tenant/TenantScreen.tsx')),
}
