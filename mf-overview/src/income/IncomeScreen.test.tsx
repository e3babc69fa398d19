import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes, Income } from '@portal/contract/income'
import * as v from '@portal/contract/valibot'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createCustomer,
  createPartner,
  getPlainText,
  mockCall,
  mockRejectedCall,
  renderOverview,
} from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import IncomeScreen from './IncomeScreen.tsx'
import { sumByIncomeType } from './income-types.ts'

const createIncome = (title: string, total: number, type: string, more: object = {}) =>
  v.parse(Income, { id: title, title, total, type, ...more })
const ownIncomes = [
  createIncome('Markdal Zorg', 46_656, 'EmploymentIncome', {
    employment: { function: 'Fysiotherapeut', hours_per_week: 32, start_of_service: '2015-09-01' },
    description: [
      { label: 'Jaarsalaris', value: 43_200 },
      { label: 'Tot', value: '2027-04-21' },
      { label: 'Proeftijd', value: null },
    ],
  }),
  createIncome('Sportmassage', 7_664, 'CompanyIncome'),
  createIncome('WW-uitkering', 2_400, 'BenefitIncome'),
]
const partnerIncomes = [createIncome('Gemeente Tilburg', 44_280, 'EmploymentIncome')]
const renderIncome = (
  mine = ownIncomes,
  theirs = partnerIncomes,
  setting: Parameters<typeof renderOverview>[1] = {},
) =>
  renderOverview(IncomeScreen, {
    partner: createPartner(),
    answers: [mockCall(getIncomes, { data: mine }), mockCall(getPartnerIncomes, { data: theirs })],
    ...setting,
  })
const findPersonCard = (name: string) => screen.findByRole('region', { name })

test('@INCOME-01 each person has a list, and the partner’s list is read-only', async () => {
  await renderIncome()
  const anna = within(await findPersonCard('Anna'))
  expect(anna.getAllByRole('listitem')).toHaveLength(3)
  expect(getPlainText(anna.getAllByRole('listitem')[0])).toContain(
    'Loondienst · Fysiotherapeut · 32 uur per week',
  )
  expect(anna.queryByText(nl.read_only)).toBeNull()
  const bas = within(await findPersonCard('Bas'))
  expect(bas.getByText('Gemeente Tilburg')).toBeTruthy()
  expect(bas.getByText(nl.read_only)).toBeTruthy()
})

test('the approximate amount per month is in whole euros', async () => {
  await renderIncome()
  const line = await screen.findByText(/^Dat is ongeveer/)
  expect(getPlainText(line)).toBe('Dat is ongeveer € 8.417 per maand.')
})

test('@INCOME-02 @CHART-03 a ring and totals by type include both people', async () => {
  await renderIncome()
  const chart = await screen.findByRole('group', { name: new RegExp(nl.income_types.replace('?', '\\?')) })
  expect(getPlainText(chart)).toBe('per jaar€ 101.000,00')
  const card = chart.closest('section') as HTMLElement
  expect(within(card).getAllByRole('listitem').map(getPlainText)).toEqual([
    'Loondienst€ 90.936,00',
    'Eigen bedrijf€ 7.664,00',
    'Uitkering€ 2.400,00',
  ])
})

test('an unknown type counts as other income, and types without an amount are omitted', () => {
  expect(
    sumByIncomeType([createIncome('x', 5, 'FutureIncome'), createIncome('y', 0, 'BenefitIncome')]),
  ).toEqual([{ type: 'OtherIncome', total: 5 }])
})

test('@INCOME-03 incomes are searched by title, kind and function', async () => {
  await renderIncome()
  const anna = within(await findPersonCard('Anna'))
  await userEvent.type(anna.getByRole('searchbox', { name: nl.income_search }), 'fysio')
  await expect.poll(() => anna.getAllByRole('listitem').length).toBe(1)
  await userEvent.clear(anna.getByRole('searchbox'))
  await userEvent.type(anna.getByRole('searchbox'), 'uitker')
  await expect.poll(() => getPlainText(anna.getByRole('list'))).toContain('WW-uitkering')
})

test('@INCOME-04 without items one row shows the gross annual income', async () => {
  await renderIncome([], [], {
    customer: createCustomer({ gross_annual_income: 2_400 }),
    partner: createPartner({ gross_annual_income: 0 }),
  })
  const anna = await findPersonCard('Anna')
  expect(getPlainText(anna)).toContain(`${nl.income_fallback}${nl.income_fallback_about}€ 2.400,00`)
  expect(within(anna).queryByRole('list')).toBeNull()
  const bas = getPlainText(await findPersonCard('Bas'))
  expect(bas).toContain(nl.income_none)
  expect(bas).not.toContain('€')
  expect(screen.queryByText(nl.income_types)).toBeNull()
})

test('the details of an income expand on click, and unknown values say so', { tags: 'full' }, async () => {
  await renderIncome()
  await userEvent.click(await screen.findByRole('button', { name: /Markdal Zorg/ }))
  const facts = screen.getAllByRole('definition').map(getPlainText)
  expect(facts).toEqual(['€ 43.200,00', '21 apr 2027', nl.unknown])
})

test('without income the screen says what will appear here', { tags: 'full' }, async () => {
  await renderIncome([], [], { partner: null })
  expect(await screen.findByText(nl.income_empty)).toBeTruthy()
})

test('if the partner’s income cannot be read, the customer’s own income is still shown', {
  tags: 'full',
}, async () => {
  const portal = await renderOverview(IncomeScreen, {
    partner: createPartner(),
    answers: [mockCall(getIncomes, { data: ownIncomes })],
  })
  const bas = await findPersonCard('Bas')
  expect(within(await findPersonCard('Anna')).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText(nl.income_total)).toBeNull()
  expect(screen.queryByText(nl.income_types)).toBeNull()
  portal.answer(getPartnerIncomes, { data: partnerIncomes })
  await userEvent.click(within(bas).getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Gemeente Tilburg')).toBeTruthy()
  expect(screen.getByText(nl.income_total_both)).toBeTruthy()
})

test('if the family cannot be read, no total is shown', {
  tags: 'full',
}, async () => {
  const portal = await renderIncome(ownIncomes, [], {
    answers: [
      mockCall(getIncomes, { data: ownIncomes }),
      mockCall(getPartnerIncomes, { data: [] }),
      mockRejectedCall(getFamily),
    ],
  })
  const partner = within(await findPersonCard(nl.partner))
  expect(partner.getByRole('alert')).toBeTruthy()
  expect(screen.queryByText(nl.income_total)).toBeNull()
  portal.answer(getFamily, { data: { partner: null, children: [] } })
  await userEvent.click(partner.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText(nl.income_total)).toBeTruthy()
})

test('amounts of billions and negative amounts are shown unchanged', { tags: 'full' }, async () => {
  await renderIncome(
    [
      createIncome('Groot', 99_000_000_000, 'OtherIncome'),
      createIncome('Verlies', -1_200.5, 'CompanyIncome'),
    ],
    [],
    {
      partner: null,
    },
  )
  const anna = await findPersonCard('Anna')
  expect(getPlainText(anna)).toContain('€ 99.000.000.000,00')
  expect(getPlainText(anna)).toContain('−€ 1.200,50')
})

test('the tenant’s own names are marked as Dutch on pages in another language', {
  tags: 'full',
}, async () => {
  await renderIncome()
  const anna = within(await findPersonCard('Anna'))
  for (const words of ['WW-uitkering', 'Fysiotherapeut', 'Proeftijd'])
    expect(anna.getByText(words).lang).toBe('nl')
})

test('with permission to edit, each figure has a link to its form; without it there is none', {
  tags: 'full',
}, async () => {
  await renderIncome(ownIncomes, partnerIncomes, { customer: createCustomer({ can_update_self: true }) })
  const change = await screen.findByRole('link', { name: nl.edit_this })
  expect(change.getAttribute('href')).toBe('/editInfo/income')
  cleanup()
  await renderIncome()
  await findPersonCard('Anna')
  expect(screen.queryByRole('link', { name: nl.edit_this })).toBeNull()
})

test('@EDIT-16 @EDITINCOME-06 each income has a link to its own form, also the partner’s if the customer may edit it', {
  tags: 'full',
}, async () => {
  const findEditLinks = async () => {
    await findPersonCard('Anna')
    return screen
      .queryAllByRole('link', { name: / wijzigen$/ })
      .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`)
  }
  const own = 'Sportmassage wijzigen /editInfo/income?id=income-Sportmassage'
  const theirs = 'Gemeente Tilburg wijzigen /editInfo/income?id=income-Gemeente+Tilburg'
  await renderIncome()
  expect(await findEditLinks()).toEqual([])
  cleanup()
  await renderIncome(undefined, undefined, { customer: createCustomer({ can_update_self: true }) })
  expect(await findEditLinks()).toContain(own)
  expect(await findEditLinks()).not.toContain(theirs)
  expect(screen.getByText(nl.read_only)).toBeTruthy()
  cleanup()
  const may = { can_update_self: true, can_update_partner: true }
  await renderIncome(undefined, undefined, { customer: createCustomer(may) })
  expect(await findEditLinks()).toEqual(expect.arrayContaining([own, theirs]))
  expect(screen.queryByText(nl.read_only)).toBeNull()
  cleanup()
  await renderIncome([], [], { customer: createCustomer({ ...may, gross_annual_income: 2400 }) })
  expect(await findEditLinks()).toEqual([
    `${nl.income_fallback} wijzigen /editInfo/income?id=gross_annual_income`,
  ])
  const fill = screen.getByRole('link', { name: `${nl.income_fallback} invullen` })
  expect(fill.getAttribute('href')).toBe('/editInfo/income?id=partner.gross_annual_income')
})

test('@EDITINCOME-07 an income can be added if the customer may edit that person’s data and the person is not retired', {
  tags: 'full',
}, async () => {
  const findAddLinkUrls = async (customer: object) => {
    cleanup()
    await renderIncome(undefined, undefined, { customer: createCustomer(customer) })
    await findPersonCard('Anna')
    return screen.queryAllByRole('link', { name: nl.add_income }).map((link) => link.getAttribute('href'))
  }
  const form = '/editInfo/income?id=new-income'
  expect(await findAddLinkUrls({})).toEqual([])
  expect(await findAddLinkUrls({ can_update_self: true })).toEqual([form])
  expect(await findAddLinkUrls({ can_update_self: true, can_update_partner: true })).toEqual([form, form])
  expect(await findAddLinkUrls({ can_update_self: true, retirement_date: '2020-01-01' })).toEqual([])
})

test('@EDIT-16 without income the button leads to the form for adding one', {
  tags: 'full',
}, async () => {
  for (const [can_update_self, href] of [
    [true, '/editInfo/income'],
    [false, '/contact'],
  ] as const) {
    await renderIncome([], [], { partner: null, customer: createCustomer({ can_update_self }) })
    expect((await screen.findByRole('link', { name: nl.tell_us })).getAttribute('href')).toBe(href)
    cleanup()
  }
})
