import { ApiError } from '@portal/contract/error'
import { getFileViews } from '@portal/contract/file-view'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { ViewsCard } from './ViewsCard.tsx'

const view = (name: string, more: object = {}) => ({
  name,
  role: 'adviser',
  what: 'file',
  at: '2026-11-24T08:05:00.000Z',
  times: 1,
  ...more,
})

async function open(list: object[]) {
  const portal = fakePortal()
  portal.answer(getFileViews, () => ({ data: list as never }))
  return renderView(ViewsCard, { portal, texts, path: '/editInfo/privacy' })
}

test('staff who opened the file are listed by name, with purpose and time', { tags: 'full' }, async () => {
  await open([view('Sanne Vermeulen'), view('Eva de Boer', { role: 'reader', what: 'document', times: 3 })])
  const [first, second] = await screen.findAllByRole('listitem')
  const textIn = (item?: Element) => item?.textContent?.replace(/\s/g, ' ')
  expect(textIn(first)).toBe('Sanne Vermeulen, adviseurBekeek je dossier24 november 2026 om 09.05 uur')
  expect(textIn(second)).toBe(
    'Eva de Boer, medewerkerOpende een document van je3 keer op 24 november 2026, het laatst om 09.05 uur',
  )
})

test('without views a message says so; of many the newest are shown, and the rest after a press', {
  tags: 'full',
}, async () => {
  const { unmount } = await open([])
  expect(await screen.findByText(nl.views_none)).toBeTruthy()
  unmount()
  await open(Array.from({ length: 9 }, (_, place) => view(`Persoon ${place}`)))
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 9' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(9)
})

test('a tenant whose API does not tell has no such card', async () => {
  const portal = fakePortal()
  portal.answer(getFileViews, () => {
    throw new ApiError('refused', { status: 404, message: 'no such call' })
  })
  const { container } = await renderView(ViewsCard, { portal, texts, path: '/' })
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})
