import { getRelease, getVersionChanges, postReleaseAct } from '@portal/contract/release'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import { Release } from '../release/Release.tsx'
import { texts } from '../texts.ts'
import '../release/act/ActDialog.tsx'
import { history, remote, tenants, versions } from './example.ts'

/** Opens the screen of the example remote. */
export async function openRelease() {
  const portal = fakePortal()
  portal.answer(getRelease, { data: { tenants, remote, versions, history } })
  portal.answer(getVersionChanges, {
    data: { from: '1.0.0', to: '2.0.0', added: ['route /polissen/nieuw'], removed: [], changed: [] },
  })
  portal.answer(postReleaseAct, { data: { success: true } })
  await renderView(() => <Release name="mf-insurance" />, { portal, texts, path: '/releases/mf-insurance' })
  await screen.findByRole('heading', { level: 2, name: 'mf-insurance' })
  const acts = () => portal.sent.filter(({ path }) => path === '/releases/mf-insurance/acts')
  return { portal, acts }
}
