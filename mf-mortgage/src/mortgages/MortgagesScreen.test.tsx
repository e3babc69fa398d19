import { createPageRead, toQueryKey } from '@portal/contract/call'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMortgage, createMortgagePart, createProgressItem } from '../test/mortgage-examples.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import MortgagesScreen from './MortgagesScreen.tsx'
import { renderMortgagesScreen } from './render-mortgages-screen.ts'

const findMortgageCards = () => screen.findAllByRole('article')

test('@MORTGAGE-01 the screen shows totals of running mortgages and a card for each mortgage', async () => {
  const house = { street: 'Duinweg', number: '8', postal_code: '3253 AA', city: 'Ouddorp' }
  await renderMortgagesScreen([
    createMortgage(),
    createMortgage({ id: 2, restantHoofdsom: 118_400, monthly_amount: 394.67, mainProperty: house }),
    createMortgage({ id: 3, status: 1, restantHoofdsom: 25_000 }),
  ])
  expect(await findMortgageCards()).toHaveLength(3)
  expect(screen.getByText('€ 362.084', { exact: false }).textContent?.replace(/\s/g, ' ')).toBe(
    '€ 362.084,00',
  )
  expect(screen.getByText('€ 1.467,66')).toBeTruthy()
})

test('@ANIM-04 cards appear one after another, applications first', { tags: 'full' }, async () => {
  await renderMortgagesScreen([
    createMortgage(),
    createMortgage({ id: 2, status: 1 }),
    createMortgage({ id: 3 }),
  ])
  const delays = (await findMortgageCards()).map(
    (card) => getComputedStyle(card).animation.match(/0\.\d+s(?= back)/)?.[0],
  )
  expect(delays).toEqual([undefined, '0.095s', '0.19s'])
})

test('an unknown amount of one mortgage does not count as zero in the total', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([
    createMortgage(),
    createMortgage({ id: 2, monthly_amount: null, restantHoofdsom: null }),
  ])
  await findMortgageCards()
  const total = screen.getByText(nl.mortgages_total).parentElement
  expect(total?.textContent).toMatch(new RegExp(`^${nl.mortgages_total}${nl.unknown}`))
  expect(total?.textContent).not.toMatch(/€|per maand/)
})

test('@MORTGAGE-03 only the mortgage on the customer’s home has a badge', { tags: 'full' }, async () => {
  const house = { street: 'Duinweg', number: '8', postal_code: '3253 AA', city: 'Ouddorp' }
  await renderMortgagesScreen([createMortgage(), createMortgage({ id: 2, mainProperty: house })])
  await screen.findByText(nl.mortgage_primary_living)
  const [first, second] = await findMortgageCards()
  expect(within(first as HTMLElement).getByText(nl.mortgage_primary_living)).toBeTruthy()
  expect(within(second as HTMLElement).queryByText(nl.mortgage_primary_living)).toBeNull()
})

test('a card rendered before the home has loaded keeps space for a badge, invisible and unread', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  const house = Promise.withResolvers<{ data: { property: { postcode: string; number: string } } }>()
  portal.answer(getMortgages, { data: [createMortgage()] })
  portal.answer(getLivingDetails, () => house.promise as never)
  await renderView(MortgagesScreen, { portal, texts, path: '/hypotheek' })
  const [card] = await findMortgageCards()
  const getHomeBadge = () => within(card as HTMLElement).getByText(nl.mortgage_primary_living)
  const isBadgeVisible = () => {
    for (let one: Element | null = getHomeBadge(); one && one !== card; one = one.parentElement)
      if (getComputedStyle(one).visibility === 'hidden') return false
    return true
  }
  expect(isBadgeVisible()).toBe(false)
  await act(async () => house.resolve({ data: { property: { postcode: '9999ZZ', number: '1' } } }))
  await waitFor(() => expect(getHomeBadge()).toBeTruthy())
  expect(isBadgeVisible()).toBe(false)
})

test('several mortgages wait for the home, because their totals name the mortgage on it', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  const home = Promise.withResolvers<{ data: { property: null } }>()
  portal.answer(getMortgages, { data: [createMortgage(), createMortgage({ id: 2 })] })
  portal.answer(getLivingDetails, () => home.promise as never)
  await renderView(MortgagesScreen, { portal, texts, path: '/hypotheek' })
  const mortgagesKey = toQueryKey(createPageRead(getMortgages))
  await waitFor(() => expect(portal.queries.getQueryData(mortgagesKey)).toBeDefined())
  await act(async () => {})
  expect(screen.queryByRole('article')).toBeNull()
  await act(async () => home.resolve({ data: { property: null } }))
  expect(await findMortgageCards()).toHaveLength(2)
})

test('@MORTGAGE-03 an applied-for mortgage has no badge, since nobody lives in that home yet', {
  tags: 'full',
}, async () => {
  await renderMortgagesScreen([createMortgage({ status: 1 }), createMortgage({ id: 2 })])
  expect(await screen.findAllByText(nl.mortgage_primary_living)).toHaveLength(1)
})

test('@STEPPER-01 an application shows its five steps in order, and the missing documents', async () => {
  const progress = [createProgressItem(1, 1), createProgressItem(2)]
  await renderMortgagesScreen([createMortgage({ status: 15, progress, openProgress: 1 })])
  const list = await screen.findByRole('list', { name: nl.stepper })
  const steps = within(list).getAllByRole('listitem')
  const titles = [
    nl.stepper_inventory,
    nl.stepper_documents,
    nl.stepper_proposal,
    nl.stepper_lender,
    nl.stepper_notary,
  ]
  for (const [index, title] of titles.entries()) expect(steps[index]?.textContent).toContain(title)
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  expect(steps[1]?.textContent).toContain('nog 1 van de 2')
  expect(screen.getByText('Nog 1 van de 2 documenten')).toBeTruthy()
})

test('an ended application shows its status and no steps', async () => {
  await renderMortgagesScreen([createMortgage({ status: 94 })])
  expect(await screen.findByText(nl.mortgage_status_not_proceeded_customer)).toBeTruthy()
  expect(screen.queryByRole('list', { name: nl.stepper })).toBeNull()
})

test.each([
  [51, nl.mortgage_kind_repaid],
  [19, nl.mortgage_kind_elsewhere],
  [50, nl.mortgage_kind_ended],
  [15, nl.mortgage_kind_requested],
])('a mortgage with status %s shows %j', async (status, words) => {
  await renderMortgagesScreen([createMortgage({ status })])
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
})

test('@EDIT-16 without a mortgage the screen links to the form, or to the contact screen if there is no form', {
  tags: 'full',
}, async () => {
  for (const mayChange of [true, false]) {
    await renderMortgagesScreen([], '/hypotheek', mayChange)
    expect(await screen.findByText(nl.mortgages_empty)).toBeTruthy()
    const getContactUrl = () => screen.getByRole('link', { name: nl.tell_us }).getAttribute('href')
    await waitFor(() => expect(getContactUrl()).toBe(mayChange ? '/editInfo/mortgage' : '/contact'))
    cleanup()
  }
})

test('if mortgages cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const portal = await renderMortgagesScreen()
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getMortgages, { data: [createMortgage()] })
  await userEvent.click(retry)
  expect(await findMortgageCards()).toHaveLength(1)
})

test('if the home cannot be read, only the badge is missing', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  portal.answer(getMortgages, { data: [createMortgage()] })
  await renderView(MortgagesScreen, { portal, texts, path: '/hypotheek' })
  expect(await findMortgageCards()).toHaveLength(1)
  expect(screen.queryByText(nl.mortgage_primary_living)).toBeNull()
})

test('a card counts only the parts that have started', { tags: 'full' }, async () => {
  const toCome = createMortgagePart({ id: 2, begindatum: '2090-01-28', einddatum: '2120-01-28' })
  await renderMortgagesScreen([createMortgage({ mortgageParts: [createMortgagePart(), toCome] })])
  expect(await screen.findByText(/· 1 leningdeel/)).toBeTruthy()
})
