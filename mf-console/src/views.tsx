import { defineScreen } from '@portal/remote-kit'

export const views = {
  releases: defineScreen(
    () => import(/* webpackChunkName: "view.releases" */ './releases/ReleasesScreen.tsx'),
  ),
  release: defineScreen(
    () => import(/* webpackChunkName: "view.release" */ './release/RemoteVersionsScreen.tsx'),
  ),
  teams: defineScreen(() => import(/* webpackChunkName: "view.teams" */ './teams/TeamsScreen.tsx')),
  tenants: defineScreen(() => import(/* webpackChunkName: "view.tenants" */ './tenants/TenantsScreen.tsx')),
  tenant: defineScreen(() => import(/* webpackChunkName: "view.tenant" */ './tenant/TenantScreen.tsx')),
}
