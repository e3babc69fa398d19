// @module-tag full
import { getReleaseTeams } from '@portal/contract/release-team'
import { createFakePortal, findOverlay, renderView, testInvalidForms } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import TeamsScreen from '../teams/TeamsScreen.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import '../teams/GrantDialog.tsx'
import { renderRemoteDetails } from './render-remote-details.tsx'

const createFormOpener = (button: string) => async () => {
  const { acts } = await renderRemoteDetails()
  await userEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  await findOverlay()
  return acts
}

async function openGrantForm() {
  const portal = createFakePortal()
  portal.answer(getReleaseTeams, { data: [] })
  await renderView(TeamsScreen, { portal, texts, path: '/teams' })
  await userEvent.click(await screen.findByRole('button', { name: nl.grant }))
  await findOverlay(nl.grant)
  return () => portal.sent.filter(({ input }) => (input as { body?: unknown })?.body)
}

testInvalidForms([
  {
    file: 'teams/GrantDialog.tsx',
    open: openGrantForm,
    typed: [
      [nl.team, 'sparen'],
      [nl.key, 'te kort'],
      [nl.remotes, 'mf-sparen'],
    ],
    wrong: nl.key,
    press: nl.grant,
  },
  {
    file: 'release/action/ReleaseDialog.tsx',
    open: createFormOpener(nl.release_version),
    typed: [[nl.share, '0']],
    wrong: nl.share,
    press: nl.release_do,
  },
  {
    file: 'release/action/ReasonDialog.tsx',
    open: createFormOpener(nl.act_disable),
    typed: [[nl.why, ' ']],
    wrong: nl.why,
    press: nl.act_disable,
  },
])
