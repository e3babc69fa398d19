// @module-tag full
import { getReleaseTeams } from '@portal/contract/release-team'
import { type FormCase, fakePortal, findLayer, renderView, sendWithMistake } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import TeamsScreen from '../teams/TeamsScreen.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import '../teams/GrantDialog.tsx'
import { openRelease } from './open-release.tsx'

const opened = (button: string) => async () => {
  const { acts } = await openRelease()
  await userEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  await findLayer()
  return acts
}

async function openGrant() {
  const portal = fakePortal()
  portal.answer(getReleaseTeams, { data: [] })
  await renderView(TeamsScreen, { portal, texts, path: '/teams' })
  await userEvent.click(await screen.findByRole('button', { name: nl.grant }))
  await findLayer(nl.grant)
  return () => portal.sent.filter(({ input }) => (input as { body?: unknown })?.body)
}

const forms: readonly FormCase[] = [
  {
    file: 'teams/GrantDialog.tsx',
    open: openGrant,
    typed: [
      [nl.team, 'sparen'],
      [nl.key, 'te kort'],
      [nl.remotes, 'mf-sparen'],
    ],
    wrong: nl.key,
    press: nl.grant,
  },
  {
    file: 'release/act/ReleaseDialog.tsx',
    open: opened(nl.release_version),
    typed: [[nl.share, '0']],
    wrong: nl.share,
    press: nl.release_do,
  },
  {
    file: 'release/act/ReasonDialog.tsx',
    open: opened(nl.act_disable),
    typed: [[nl.why, ' ']],
    wrong: nl.why,
    press: nl.act_disable,
  },
]

test.each(forms)(
  '@WCAG-3.3.6 $file: a mistake is told at its field, and nothing is sent or lost',
  async (form) => {
    expect(await sendWithMistake(form)).toEqual({ isErrorShown: true, isInputKept: true, sent: 0 })
  },
)
