import { type FormCase, findLayer, sendWithMistake } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../texts/nl.json'
import { openRelease } from './open-release.tsx'

const opened = (button: string) => async () => {
  const { acts } = await openRelease()
  await userEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  await findLayer()
  return acts
}

const forms: readonly FormCase[] = [
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
    expect(await sendWithMistake(form)).toEqual({ told: true, kept: true, sent: 0 })
  },
)
