import { getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { ApiError } from '@portal/contract/error'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { CustomerFileViewsCard } from '../PrivacyTab.tsx'

const createCustomerFileView = (name: string, more: object = {}) => ({
  name,
  role: 'adviser',
  what: 'file',
  at: '2026-11-24T08:05:00.000Z',
  times: 1,
  ...more,
})

async function renderCustomerFileViewsCard(list: object[]) {
  const portal = createFakePortal()
  portal.answer(getCustomerFileAccesses, () => ({ data: list as never }))
  return renderView(CustomerFileViewsCard, { portal, texts, path: '/editInfo/privacy' })
}

test('staff who opened the file are listed by name, with purpose and time', { tags: 'full' }, async () => {
  await renderCustomerFileViewsCard([
    createCustomerFileView('Sanne Vermeulen'),
    createCustomerFileView('Eva de Boer', { role: 'reader', what: 'document', times: 3 }),
  ])
  const [first, second] = await screen.findAllByRole('listitem')
  const getNormalizedText = (item?: Element) => item?.textContent?.replace(/\s/g, ' ')
  expect(getNormalizedText(first)).toBe(
    'Sanne Vermeulen, adviseurBekeek je dossier24 november 2026 om 09.05 uur',
  )
  expect(getNormalizedText(second)).toBe(
    'Eva de Boer, medewerkerOpende een document van je3 keer op 24 november 2026, het laatst om 09.05 uur',
  )
})

test('without views a message says so; of many views the newest are shown, and the rest on click', {
  tags: 'full',
}, async () => {
  const { unmount } = await renderCustomerFileViewsCard([])
  expect(await screen.findByText(nl.views_none)).toBeTruthy()
  unmount()
  await renderCustomerFileViewsCard(
    Array.from({ length: 9 }, (_, place) => createCustomerFileView(`Persoon ${place}`)),
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Toon alle 9' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(9)
})

test('if the API does not support views, there is no card', async () => {
  const portal = createFakePortal()
  portal.answer(getCustomerFileAccesses, () => {
    throw new ApiError('refused', { status: 404, message: 'no such call' })
  })
  const { container } = await renderView(CustomerFileViewsCard, { portal, texts, path: '/' })
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})
