import { getCustomer } from '@portal/contract/customer'
import { getIncomes, getPartnerIncomes, Income } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages, Mortgage } from '@portal/contract/mortgage'
import { getNotes, Note } from '@portal/contract/note'
import { getObligations, Obligation } from '@portal/contract/obligation'
import { getPolicies, Policy } from '@portal/contract/policy'
import { getPossessions, Possession } from '@portal/contract/possession'
import { getPartnerRetirements, getRetirements, Retirement } from '@portal/contract/retirement'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks, Task } from '@portal/contract/task'
import { getUpcomingEvents } from '@portal/contract/upcoming-events'
import * as v from '@portal/contract/valibot'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import {
  createCustomer,
  createPartner,
  getPlainText,
  mockCall,
  mockRejectedCall,
  quietTenantCalls,
  renderOverview,
} from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import DashboardScreen from './DashboardScreen.tsx'

beforeEach(() => localStorage.clear())

const createIncome = (total: number) => v.parse(Income, { title: 'x', total, type: 'OtherIncome' })
const createPension = (total: number) => v.parse(Retirement, { title: 'x', total, type: 'PrivatePension' })
const completeCustomerResponses = [
  ...quietTenantCalls,
  mockCall(getIncomes, { data: [createIncome(58_320)] }),
  mockCall(getPartnerIncomes, { data: [createIncome(44_280)] }),
  mockCall(getRetirements, { data: [createPension(40_140)] }),
  mockCall(getPartnerRetirements, { data: [createPension(15_600)] }),
  mockCall(getLivingDetails, { data: null }),
  mockCall(getPossessions, {
    data: [
      v.parse(Possession, {
        bank: 'Polderbank',
        account_number: 'NL91',
        current_balance: 18_450.75,
        common_interest: 1.65,
      }),
      v.parse(Possession, { bank: 'Grachtenbank', current_balance: 6_020, monthly_contribution: 50 }),
    ],
  }),
  mockCall(getObligations, { data: [v.parse(Obligation, { type: 'alimony', monthly_amount: 150 })] }),
]
const renderDashboard = (setting: Parameters<typeof renderOverview>[1] = {}) =>
  renderOverview(DashboardScreen, {
    answers: completeCustomerResponses,
    partner: createPartner(),
    ...setting,
  })
async function findCard(title: string) {
  const heading = await screen.findByRole('heading', { name: title })
  return heading.closest('article, section') as HTMLElement
}

test('@DASH-06 @DASH-07 yearly income and pension are shown, with a segment of the ring for each person', async () => {
  await renderDashboard()
  const incomes = await findCard(nl.income)
  expect(getPlainText(incomes)).toContain('€ 102.600bruto per jaar')
  expect(within(incomes).getAllByRole('listitem').map(getPlainText)).toEqual(['Anna€ 58.320', 'Bas€ 44.280'])
  const pensions = await findCard(nl.pension)
  expect(getPlainText(pensions)).toContain('€ 55.740bruto per jaar vanaf 68')
  expect(within(pensions).getByRole('link').getAttribute('href')).toBe('/pensioen')
})

test('@TENANT-10 if the tenant hides income, it is not requested', { tags: 'full' }, async () => {
  const portal = await renderDashboard({ tenant: { show_income: false } })
  await findCard(nl.money)
  expect(screen.queryByText(nl.income)).toBeNull()
  expect(portal.sent.some(({ path }) => /income|retirement/.test(path))).toBe(false)
})

test('@TENANT-13 if the tenant hides obligations, they are not requested', { tags: 'full' }, async () => {
  const portal = await renderDashboard({ tenant: { show_obligations: false } })
  await findCard(nl.savings)
  expect(screen.queryByText(/verplichting/)).toBeNull()
  expect(portal.sent.some(({ path }) => /obligation/.test(path))).toBe(false)
})

test('@SAVINGS-01 savings are shown per account, next to the monthly payments', async () => {
  await renderDashboard()
  const money = await findCard(nl.money)
  expect(getPlainText(money)).toContain('€ 24.471gespaard, € 50 per maand erbij')
  expect(getPlainText(money)).toContain('€ 150per maand aan 1 verplichting')
  expect(within(money).getAllByRole('listitem').map(getPlainText)).toEqual([
    'Polderbank 1,65%€ 18.451NL91',
    'Grachtenbank€ 6.020',
  ])
  cleanup()
  await renderDashboard({ answers: [...completeCustomerResponses, mockCall(getPossessions, { data: [] })] })
  expect(await screen.findByText(nl.savings_none)).toBeTruthy()
})

test('with many accounts, two are listed and the others are combined', { tags: 'full' }, async () => {
  const accounts = [1, 2, 3, 4].map((id) =>
    v.parse(Possession, { id, bank: `Bank ${id}`, current_balance: 10 }),
  )
  await renderDashboard({
    answers: [...completeCustomerResponses, mockCall(getPossessions, { data: accounts })],
  })
  expect(
    within(await findCard(nl.money))
      .getAllByRole('listitem')
      .map(getPlainText),
  ).toEqual(['Bank 1€ 10', 'Bank 2€ 10', 'Nog 2 rekeningen€ 20'])
})

test('missing data is on one card, with a link to the form', {
  tags: 'full',
}, async () => {
  await renderDashboard({
    answers: [
      ...completeCustomerResponses,
      mockCall(getPartnerRetirements, { data: [] }),
      mockCall(getRetirements, { data: [] }),
    ],
  })
  const fillIn = await findCard(nl.fill_in)
  expect(getPlainText(fillIn)).toContain('Nog niet bekend: je pensioen.')
  expect(screen.queryByRole('heading', { name: nl.pension })).toBeNull()
})

test('upcoming events are on one timeline, the nearest first, with a link to all', {
  tags: 'full',
}, async () => {
  const task = v.parse(Task, { id: 1, title: 'Bel ons', date: '2090-01-01' })
  const ends = ['2086', '2087', '2088', '2089'].map((year, id) =>
    v.parse(Policy, {
      id,
      name: `Polis ${year}`,
      mutation_code: 0,
      view_group_name: 'Risico',
      expiration_date: `${year}-01-01`,
    }),
  )
  await renderDashboard({
    tenant: { show_policies: true },
    answers: [
      ...completeCustomerResponses,
      mockCall(getPolicies, { data: ends }),
      mockCall(getTasks, { data: { unfinished: [task], finished: [] } }),
    ],
  })
  const coming = within(await findCard(nl.coming_question))
  expect(coming.getAllByRole('listitem').map(getPlainText)).toEqual(
    ['2086', '2087', '2088'].map((year) => `1 jan ${year}Polis ${year}${nl.coming_policy_end_meaning}`),
  )
  await userEvent.click(coming.getByRole('button', { name: 'Toon alles (2 meer)' }))
  expect(coming.getByText('Bel ons').lang).toBe('nl')
})

test('results of the nightly calculation and a lower risk class are on the timeline, with a suggested action', {
  tags: 'full',
}, async () => {
  const home = v.parse(Mortgage, {
    id: 7,
    status: 0,
    marktwaarde: 500_000,
    risk_class: '67,5% - 80%',
    mortgageParts: [{ id: 1, remaining_debt: 300_000, hoofdsom: 300_000, type: 5 }],
  })
  await renderDashboard({
    answers: [
      ...completeCustomerResponses,
      mockCall(getMortgages, { data: [home] }),
      mockCall(getUpcomingEvents, { data: [{ kind: 'norms', date: '2090-01-01', of: 7, turns: 'worse' }] }),
    ],
  })
  const coming = within(await findCard(nl.coming_question))
  await waitFor(() =>
    expect(coming.getAllByRole('listitem').map(getPlainText)).toEqual([
      `vandaag${nl.coming_lower_class}${nl.coming_lower_class_meaning}`,
      `1 jan 2090${nl.coming_norms_worse}${nl.coming_norms_worse_meaning}`,
    ]),
  )
})

test('@DASH-17 everybody in the file is on one card', async () => {
  await renderDashboard()
  const family = await findCard(nl.family)
  expect((await within(family).findAllByRole('listitem')).map(getPlainText)).toEqual([
    'AWAnna de WitJij',
    'BMBas van der MeerPartner',
  ])
})

test('@DASH-11 the yearly check has three steps: data, scenarios, contact', async () => {
  await renderDashboard()
  const watch = await findCard(nl.watch)
  const steps = within(watch).getAllByRole('listitem').map(getPlainText)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain(`1${nl.watch_data}`)
  expect(steps[1]).toContain(`2${nl.watch_scenarios}`)
  expect(steps[2]).toContain(`3${nl.watch_contact}`)
  expect(within(watch).getByRole('link', { name: nl.watch_data }).getAttribute('href')).toBe('/editInfo')
})

test('@DASH-11 if scenarios are not available, the second step links to the adviser', {
  tags: 'full',
}, async () => {
  await renderDashboard()
  const watch = await findCard(nl.watch)
  const [, second] = within(watch).getAllByRole('listitem') as HTMLElement[]
  expect(getPlainText(second)).toBe(`2${nl.watch_scenarios}${nl.watch_scenarios_ask}`)
  expect(
    within(second as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/contact')
})

test('@DASH-02 the first visit after activation shows a welcome, the next one a greeting', async () => {
  localStorage.setItem('account-activated', '1')
  await renderDashboard()
  expect(await screen.findByText(nl.account_created)).toBeTruthy()
  expect(screen.getByText('Welkom, Anna')).toBeTruthy()
  cleanup()
  await renderDashboard()
  expect(await screen.findByText(/^(Goedemorgen,|Goedemiddag,|Goedenavond,|Hallo) Anna\.$/)).toBeTruthy()
  expect(screen.queryByText(nl.account_created)).toBeNull()
})

test('the next step is shown first, with its reason on click and a link to do it', {
  tags: 'full',
}, async () => {
  const mortgage = v.parse(Mortgage, {
    id: 5,
    status: 15,
    openProgress: 1,
    progress: [{ id: 1, mortgage_id: 5, name: 'Loonstrook' }],
  })
  await renderDashboard({
    answers: [...completeCustomerResponses, mockCall(getMortgages, { data: [mortgage] })],
  })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(getPlainText(await next.findByText(/missen nog/))).toContain(
    'We missen nog een document voor je aanvraag: Loonstrook.',
  )
  expect(next.getByText('Loonstrook').lang).toBe('nl')
  const go = next.getByRole('link', { name: nl.next_document_go })
  expect(go.getAttribute('href')).toBe('/hypotheek?id=5')
  await userEvent.click(next.getByRole('button', { name: nl.next_why }))
  expect(next.getByText(nl.next_document_why)).toBeTruthy()
})

test('@MORTGAGE-39 the end of a fixed rate links to the cost at another rate, on the timeline and as the next step', {
  tags: 'full',
}, async () => {
  const on = `${new Date().getFullYear() + 1}-01-31`
  const mortgage = v.parse(Mortgage, {
    id: 7,
    status: 0,
    mortgageParts: [{ id: 1, hoofdsom: 1, type: 1, interest_type: 'fixed', einddatumRentevast: on }],
  })
  await renderDashboard({
    answers: [...completeCustomerResponses, mockCall(getMortgages, { data: [mortgage] })],
  })
  const coming = within(await findCard(nl.coming_question))
  const next = within(screen.getByRole('region', { name: nl.next }))
  const links = [
    coming.getByRole('link', { name: nl.coming_fixed_end }),
    next.getByRole('link', { name: nl.next_rate_go }),
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/hypotheek?id=7&rente=${on}`))
})

test('the next step is phrased in the adviser’s first person, or in the tenant’s without an adviser', {
  tags: 'full',
}, async () => {
  const task = v.parse(Task, { id: 1, title: 'Bel ons' })
  const answers = [
    ...completeCustomerResponses,
    mockCall(getTasks, { data: { unfinished: [task], finished: [] } }),
  ]
  const advisor = { id: 9, full_name: 'Marieke Jansen' }
  await renderDashboard({ answers, customer: createCustomer({ advisor }) })
  const withinNextStepCard = () => within(screen.getByRole('region', { name: nl.next }))
  await screen.findByRole('region', { name: nl.next })
  expect(getPlainText(withinNextStepCard().getByText(/klaargezet/))).toContain(
    'Ik heb een taak voor je klaargezet: Bel ons.',
  )
  cleanup()
  await renderDashboard({ answers })
  await screen.findByRole('region', { name: nl.next })
  expect(getPlainText(withinNextStepCard().getByText(/klaargezet/))).toContain(
    'We hebben een taak voor je klaargezet: Bel ons.',
  )
})

test('without a next step the card says so and shows no link', { tags: 'full' }, async () => {
  await renderDashboard({ customer: createCustomer() })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(getPlainText(next.getByText(/ligt/))).toContain('Er ligt niets voor je klaar. Je bent helemaal bij.')
  expect(next.queryByRole('button')).toBeNull()
  expect(next.getByRole('link', { name: nl.next_none_go })).toBeTruthy()
})

test('@HOUSE-05 a viewer without permission to contact the tenant gets no link to do so', {
  tags: 'full',
}, async () => {
  await renderDashboard({ customer: createCustomer(), hiddenRoute: 'contact' })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(getPlainText(next.getByText(/ligt/))).toContain('helemaal bij')
  expect(next.queryByRole('link', { name: nl.next_none_go })).toBeNull()
})

test('with an unread message or a failed read, the card does not say that there is nothing to do', {
  tags: 'full',
}, async () => {
  const note = v.parse(Note, { id: 4, title: 'Welkom' })
  await renderDashboard({ answers: [...completeCustomerResponses, mockCall(getNotes, { data: [note] })] })
  const withinNextStepCard = () => within(screen.getByRole('region', { name: nl.next }))
  await screen.findByRole('region', { name: nl.next })
  expect(withinNextStepCard().getByRole('link', { name: nl.next_messages_go }).getAttribute('href')).toBe(
    '/berichten',
  )
  cleanup()
  await renderDashboard({ answers: [...completeCustomerResponses, mockRejectedCall(getActiveSignals)] })
  await screen.findByRole('region', { name: nl.next })
  expect(getPlainText(withinNextStepCard().getByRole('alert'))).toBe(nl.next_unknown.replace(/<.*?>/g, ''))
})

test('for an empty file, the next step is adding data if the customer may edit it', {
  tags: 'full',
}, async () => {
  await renderDashboard({ customer: createCustomer({ can_update_self: true }) })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(next.getByRole('link', { name: nl.next_begin_go }).getAttribute('href')).toBe('/editInfo')
})

test('an overdue item comes first and says so, with a link to all to-dos', {
  tags: 'full',
}, async () => {
  const tasks = {
    unfinished: [
      v.parse(Task, { id: 1, title: 'Bel ons', date: '2020-01-01', seen_by_customer: '2020-01-01' }),
    ],
    finished: [],
  }
  const mortgage = v.parse(Mortgage, {
    id: 5,
    status: 15,
    progress: [
      { id: 1, mortgage_id: 5, name: 'Loonstrook' },
      { id: 2, mortgage_id: 5, name: 'Pas' },
    ],
  })
  const requested = [mockCall(getTasks, { data: tasks }), mockCall(getMortgages, { data: [mortgage] })]
  await renderDashboard({ answers: [...completeCustomerResponses, ...requested] })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(next.getByRole('link', { name: nl.next_task_go }).getAttribute('href')).toBe('/taken?id=1')
  expect(getPlainText(next.getByText(/^Te laat/))).toBe('Te laat: dit was nodig vóór 1 januari 2020')
  expect(next.getByRole('link', { name: 'Bekijk alle 3' }).getAttribute('href')).toBe('/taken')
})

test('a failed call only affects its own card, and can be retried', {
  tags: 'full',
}, async () => {
  const portal = await renderOverview(DashboardScreen, {
    answers: [
      ...quietTenantCalls,
      ...completeCustomerResponses.slice(quietTenantCalls.length, quietTenantCalls.length + 2),
    ],
  })
  expect(getPlainText(await findCard(nl.income))).toContain('€ 102.600')
  for (const failed of [nl.pension_error, nl.money_error])
    expect(await screen.findByText(failed)).toBeTruthy()
  portal.answer(getPossessions, { data: [] })
  portal.answer(getObligations, { data: [v.parse(Obligation, { type: 'alimony', monthly_amount: 150 })] })
  const money = within(await findCard(nl.money_error))
  await userEvent.click(money.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText(nl.savings_none)).toBeTruthy()
})

test('for an empty file one card lists the missing data, and no figure is zero', {
  tags: 'full',
}, async () => {
  const nothing = { data: [] }
  await renderOverview(DashboardScreen, {
    answers: [
      ...quietTenantCalls,
      ...[getIncomes, getPartnerIncomes, getRetirements, getPartnerRetirements].map((call) =>
        mockCall(call, nothing),
      ),
      mockCall(getPossessions, nothing),
      mockCall(getObligations, nothing),
      mockCall(getLivingDetails, { data: null }),
    ],
  })
  expect(getPlainText(await findCard(nl.fill_in))).toContain('je inkomen, je pensioen en je spaargeld')
  for (const title of [nl.income, nl.pension, nl.savings])
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(document.body.textContent).not.toMatch(/€\s0/)
})

test('a failed read is requested once, only affects its own card, and does not count as nothing to do', {
  tags: 'full',
}, async () => {
  const portal = await renderDashboard({
    answers: [...completeCustomerResponses, ...[getCustomer, getTasks, getMortgages].map(mockRejectedCall)],
  })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  await findCard(nl.money)
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  expect(getPlainText(next.getByRole('alert'))).toBe(nl.next_unknown.replace(/<.*?>/g, ''))
  const paths = portal.sent.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])

  portal.answer(getCustomer, { data: createCustomer() })
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  portal.answer(getMortgages, { data: [] })
  await userEvent.click(next.getByRole('button', { name: nl.next_unknown_go }))
  await waitFor(() => expect(getPlainText(next.getByText(/ligt/))).toContain('helemaal bij'))
})
