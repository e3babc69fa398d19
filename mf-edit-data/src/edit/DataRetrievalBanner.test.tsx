import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createExampleCustomer } from '../test/open-edit-tab.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { DataRetrievalBanner } from './DataRetrievalBanner.tsx'

vi.setConfig({ testTimeout: 30_000 })

async function renderRetrievalBanner(last: string | null, partner: object | null = null) {
  const portal = createFakePortal()
  portal.answer(getCustomer, createExampleCustomer({ last_submitted_portal_invitation_date: last }))
  portal.answer(getFamily, { data: { partner, children: [] } } as never)
  await renderView(DataRetrievalBanner, { portal, texts, path: '/editInfo' })
  await screen.findByRole('heading', { name: nl.retrieve_title })
  return portal
}

test.each([
  ['2026-10-06', 'Laatst opgehaald op 6 oktober 2026'],
  ['2026-10-05T22:30:00.000Z', 'Laatst opgehaald op 6 oktober 2026 om 00.30 uur'],
  [null, nl.retrieve_never],
])(
  '@RETRIEVE-01 @RETRIEVE-02 the banner has an explanation and the date of the last retrieval: %j',
  async (last, words) => {
    await renderRetrievalBanner(last)
    const details = screen.getByText(nl.retrieve_text).closest('details')
    expect(details?.open).toBe(false)
    await userEvent.click(screen.getByRole('heading', { name: nl.retrieve_title }))
    expect(details?.open).toBe(true)
    expect(screen.getByText(words)).toBeTruthy()
  },
)

test('@RETRIEVE-03 @RETRIEVE-05 for the customer’s own data, a dialog asks for consent; no closes it and yes starts the retrieval', async () => {
  const portal = await renderRetrievalBanner(null)
  expect(screen.queryByRole('button', { name: nl.retrieve_partner })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: nl.retrieve_mine }))
  await screen.findByRole('alertdialog', { name: nl.retrieve_ask_mine })
  await userEvent.click(screen.getByRole('button', { name: nl.no }))
  expect(portal.visited).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: nl.retrieve_mine }))
  await userEvent.click(await screen.findByRole('button', { name: nl.retrieve_yes }))
  expect(portal.visited).toEqual(['/portaal?type=mortgage_pension'])
})

test('@RETRIEVE-04 @RETRIEVE-05 for the partner’s data, a dialog asks for consent; the link is shown only with a partner', {
  tags: 'full',
}, async () => {
  const portal = await renderRetrievalBanner(null, { id: 2, full_name: 'Bas van der Meer' })
  await userEvent.click(await screen.findByRole('button', { name: nl.retrieve_partner }))
  await screen.findByRole('alertdialog', { name: nl.retrieve_ask_partner })
  await userEvent.click(screen.getByRole('button', { name: nl.retrieve_yes }))
  expect(portal.visited).toEqual(['/portaal?type=mortgage_pension&partner=true'])
})
