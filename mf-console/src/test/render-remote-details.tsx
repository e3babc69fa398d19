import { getReleasedRemote, getVersionChanges, runReleaseAction } from '@portal/contract/release'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import RemoteVersionsScreen from '../release/RemoteVersionsScreen.tsx'
import { texts } from '../texts.ts'
import '../release/action/ActionDialog.tsx'
import { exampleHistory, exampleRemote, exampleTenants, exampleVersions } from './example-releases.ts'

/** Renders the example remote's screen; returns the portal and a function that lists the sent actions. */
export async function renderRemoteDetails() {
  const portal = createFakePortal()
  portal.answer(getReleasedRemote, {
    data: {
      tenants: exampleTenants,
      remote: exampleRemote,
      versions: exampleVersions,
      history: exampleHistory,
    },
  })
  portal.answer(getVersionChanges, {
    data: { from: '1.0.0', to: '2.0.0', added: ['route /polissen/nieuw'], removed: [], changed: [] },
  })
  portal.answer(runReleaseAction, { data: { success: true } })
  await renderView(RemoteVersionsScreen, {
    portal,
    texts,
    path: '/releases/mf-insurance',
  })
  await screen.findByRole('heading', { level: 2, name: 'mf-insurance' })
  const getSentReleaseActions = () => portal.sent.filter(({ path }) => path === '/releases/mf-insurance/acts')
  return { portal, acts: getSentReleaseActions }
}
