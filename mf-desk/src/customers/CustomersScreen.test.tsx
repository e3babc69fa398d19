import type { ListedCustomer } from '@portal/contract/desk/desk-customer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleCustomers } from '../test/example-desk-data.ts'
import { renderCustomerList } from '../test/render-customer-list.tsx'
import nl from '../texts/nl.json'

/** Renders the list of customers for a query; returns a function that lists the queries sent to the server. */
async function renderCustomersScreen(
  query = '',
  data: readonly ListedCustomer[] = exampleCustomers,
  total = data.length,
) {
  const portal = await renderCustomerList(query, { data, total })
  return () =>
    portal.sent
      .filter(({ path }) => path.startsWith('/desk/ZUIDER/customers?'))
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
}

test('a row shows contact data, open items and the last visit of a customer', {
  tags: 'full',
}, async () => {
  await renderCustomersScreen()
  const row = within(await screen.findByRole('row', { name: /^Anna de Wit/ }))
  expect(row.getByRole('link', { name: 'Anna de Wit' }).getAttribute('href')).toBe('/desk/customers/1')
  for (const shown of ['anna@example.nl', '12 apr 1985', 'Utrecht', '2 dingen wachten', '25 nov 2026, 09.00'])
    expect(row.getByText(shown)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('2 klanten')
})

test('a customer who never signed in, without an address, or with a locked file is labelled so', {
  tags: 'full',
}, async () => {
  await renderCustomersScreen()
  const row = within(await screen.findByRole('row', { name: /^Bram Jansen/ }))
  for (const shown of ['bram', nl.never_seen, nl.locked]) expect(row.getByText(shown)).toBeTruthy()
  expect(row.queryByText(/wacht/)).toBeNull()
})

test('a search starts when typing stops, shows the first page, and is kept in the URL', {
  tags: 'full',
}, async () => {
  const requests = await renderCustomersScreen('?page=3&filter=waiting', exampleCustomers, 140)
  await screen.findByRole('table')
  const field = screen.getByRole('searchbox', { name: nl.customers_search })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const typeSearchText = (value: string, pause: number) => {
    fireEvent.change(field, { target: { value } })
    return act(() => vi.advanceTimersByTimeAsync(pause))
  }
  await typeSearchText(' w', 190)
  await typeSearchText(' wi', 190)
  expect(location.search).toBe('?page=3&filter=waiting')
  await typeSearchText(' wit', 250)
  expect(location.search).toBe('?q=wit&filter=waiting')
  vi.useRealTimers()
  await waitFor(() => expect(requests()).toHaveLength(2))
  expect(requests()).toMatchObject([
    { q: '', page: '3', filter: 'waiting' },
    { q: 'wit', page: '1', filter: 'waiting' },
  ])
})

test('a bookmarked URL repeats the search and fills the field', async () => {
  const requests = await renderCustomersScreen('?q=de+wit&page=2')
  expect(await screen.findByDisplayValue('de wit')).toBeTruthy()
  expect(requests()).toMatchObject([{ q: 'de wit', page: '2', filter: 'all' }])
})

test('a filter shows its first page, and no filter shows all customers', {
  tags: 'full',
}, async () => {
  const requests = await renderCustomersScreen('?page=2')
  await userEvent.click(await screen.findByRole('tab', { name: nl.filter_never }))
  await waitFor(() => expect(location.search).toBe('?filter=never'))
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ filter: 'never', page: '1' }))
  await userEvent.click(screen.getByRole('tab', { name: nl.filter_all }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('a long list has pages, without buttons beyond the first and last', { tags: 'full' }, async () => {
  const requests = await renderCustomersScreen('', exampleCustomers, 70)
  await screen.findByRole('navigation', { name: nl.pages })
  const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByRole('button', { name: nl.page_before }).getAttribute('aria-disabled')).toBe('true')
  await clickButton(nl.page_before)
  expect(location.search).toBe('')
  await clickButton(nl.page_after)
  expect(await screen.findByText('Bladzijde 2 van 2')).toBeTruthy()
  expect(location.search).toBe('?page=2')
  await clickButton(nl.page_after)
  expect(location.search).toBe('?page=2')
  expect(requests().map(({ page }) => page)).toEqual(['1', '2'])
})

test('a list that fits on one page has no page buttons', { tags: 'full' }, async () => {
  await renderCustomersScreen()
  await screen.findByRole('table')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('URL parameters beyond the server’s limits are cut to these limits', {
  tags: 'full',
}, async () => {
  const requests = await renderCustomersScreen(`?q=${'x'.repeat(150)}&page=5000&filter=rich`)
  await screen.findByRole('table')
  expect(requests()).toMatchObject([{ q: 'x'.repeat(100), page: '1', filter: 'all' }])
})

test('a search without results shows the search text', { tags: 'full' }, async () => {
  await renderCustomersScreen('?q=zzz', [])
  expect(await screen.findByText(nl.customers_empty)).toBeTruthy()
  expect(screen.getByText(nl.customers_empty_hint)).toBeTruthy()
})
