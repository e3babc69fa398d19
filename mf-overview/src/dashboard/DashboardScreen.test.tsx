import { getCustomer } from '@portal/contract/customer'
import { getIncomes, getPartnerIncomes, Income } from '@portal/contract/income'
import { getLiving, Living } from '@portal/contract/living'
import { getMortgages, Mortgage } from '@portal/contract/mortgage'
import { getNotes, Note } from '@portal/contract/note'
import { getObligations, Obligation } from '@portal/contract/obligation'
import { getPolicies, Policy } from '@portal/contract/policy'
import { getPossessions, Possession } from '@portal/contract/possession'
import { getRadar } from '@portal/contract/radar'
import { getPartnerRetirements, getRetirements, Retirement } from '@portal/contract/retirement'
import * as v from '@portal/contract/schema'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks, Task } from '@portal/contract/task'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { exampleCustomer, examplePartner, given, open, plain, quiet, refused } from '../test/open.ts'
import nl from '../texts/nl.json'
import DashboardScreen from './DashboardScreen.tsx'

beforeEach(() => localStorage.clear())

const income = (total: number) => v.parse(Income, { title: 'x', total, type: 'OtherIncome' })
const pension = (total: number) => v.parse(Retirement, { title: 'x', total, type: 'PrivatePension' })
const full = [
  ...quiet,
  given(getIncomes, { data: [income(58_320)] }),
  given(getPartnerIncomes, { data: [income(44_280)] }),
  given(getRetirements, { data: [pension(40_140)] }),
  given(getPartnerRetirements, { data: [pension(15_600)] }),
  given(getLiving, {
    data: v.parse(Living, {
      property: {
        street_name: 'Wilhelminapark',
        number: '27',
        city: 'Breda',
        market_value: 590_000,
        woz_value_home: 561_000,
        energy_label: 'A+++',
      },
    }),
  }),
  given(getPossessions, {
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
  given(getObligations, { data: [v.parse(Obligation, { type: 'alimony', monthly_amount: 150 })] }),
]
const show = (setting: Parameters<typeof open>[1] = {}) =>
  open(DashboardScreen, { answers: full, partner: examplePartner(), ...setting })
/** The card of a question, open where it folds. */
async function card(question: string) {
  const heading = await screen.findByRole('heading', { name: (name) => name.startsWith(question) })
  const fold = within(heading).queryByRole('button', { expanded: false })
  if (fold) await userEvent.click(fold)
  return heading.closest('article, section')
}

test('@DASH-06 @DASH-07 income and pension a year, a part of the ring for each person', async () => {
  await show()
  const incomes = await card(nl.income_question)
  expect(plain(incomes)).toContain('€ 102.600,00 bruto per jaar')
  expect(
    within(incomes as HTMLElement)
      .getAllByRole('listitem')
      .map(plain),
  ).toEqual(['Anna€ 58.320,00', 'Bas€ 44.280,00'])
  const pensions = await card(nl.pension_question)
  expect(plain(pensions)).toContain('€ 55.740,00 bruto per jaar')
  expect(
    within(pensions as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/pensioen')
})

test('@TENANT-10 a firm that shows no income asks for none', { tags: 'full' }, async () => {
  const portal = await show({ tenant: { show_income: false } })
  await card(nl.savings_question)
  expect(screen.queryByText(nl.income_question)).toBeNull()
  expect(portal.sent.some(({ path }) => /income|retirement/.test(path))).toBe(false)
})

test('@TENANT-13 a firm that shows no obligations asks for none', { tags: 'full' }, async () => {
  const portal = await show({ tenant: { show_obligations: false } })
  await card(nl.savings_question)
  expect(screen.queryByText(nl.obligations_question)).toBeNull()
  expect(portal.sent.some(({ path }) => /obligation/.test(path))).toBe(false)
})

test('@DASH-10 the home leads with what it would sell for, as its own screen does, and has its energy label, letter and all', async () => {
  await show()
  const house = await card(nl.house_question)
  expect(plain(house)).toContain('€ 590.000,00')
  expect(plain(house)).toContain('WOZ-waarde: € 561.000,00')
  expect(plain(house)).toContain('A+++energielabel')
})

test('@SAVINGS-01 savings stand there account by account; without any it says what will be there', async () => {
  await show()
  const savings = (await card(nl.savings_question)) as HTMLElement
  expect(plain(savings)).toContain('€ 24.470,75')
  expect(within(savings).getAllByRole('listitem').map(plain)).toEqual([
    'Polderbank€ 18.450,75NL91 · 1,65% rente',
    'Grachtenbank€ 6.020,00',
  ])
  cleanup()
  await show({ answers: [...full, given(getPossessions, { data: [] })] })
  expect(await screen.findByText(nl.savings_empty)).toBeTruthy()
})

test('what is ahead stands on one line of time, the nearest first, and all of it one press away', {
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
  await show({
    tenant: { show_policies: true },
    answers: [
      ...full,
      given(getPolicies, { data: ends }),
      given(getTasks, { data: { unfinished: [task], finished: [] } }),
    ],
  })
  const coming = within((await card(nl.coming_question)) as HTMLElement)
  expect(coming.getAllByRole('listitem').map(plain)).toEqual(
    ['2086', '2087', '2088', '2089'].map(
      (year) => `1 jan ${year}Polis ${year}${nl.coming_policy_end_meaning}`,
    ),
  )
  await userEvent.click(coming.getByRole('button', { name: 'Toon alles (1 meer)' }))
  expect(coming.getByText('Bel ons').lang).toBe('nl')
})

test('advice radar: what the night found and a lower class of risk stand on the line of time, with what to do', {
  tags: 'full',
}, async () => {
  const home = v.parse(Mortgage, {
    id: 7,
    status: 0,
    marktwaarde: 500_000,
    risk_class: '67,5% - 80%',
    mortgageParts: [{ id: 1, remaining_debt: 300_000, hoofdsom: 300_000, type: 5 }],
  })
  await show({
    answers: [
      ...full,
      given(getMortgages, { data: [home] }),
      given(getRadar, { data: [{ kind: 'norms', date: '2090-01-01', of: 7, turns: 'worse' }] }),
    ],
  })
  const coming = within((await card(nl.coming_question)) as HTMLElement)
  await waitFor(() =>
    expect(coming.getAllByRole('listitem').map(plain)).toEqual([
      `vandaag${nl.coming_lower_class}${nl.coming_lower_class_meaning}`,
      `1 jan 2090${nl.coming_norms_worse}${nl.coming_norms_worse_meaning}`,
    ]),
  )
})

test('@DASH-17 everybody in the file stands on a card', async () => {
  await show()
  const family = (await card(nl.family)) as HTMLElement
  expect(within(family).getAllByRole('listitem').map(plain)).toEqual([
    'AWAnna de WitJij',
    'BMBas van der MeerPartner',
  ])
})

test('@DASH-11 the mortgage watch has three steps: data, scenarios, contact', async () => {
  await show()
  const watch = (await card(nl.watch)) as HTMLElement
  const steps = within(watch).getAllByRole('listitem').map(plain)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toContain(`1. ${nl.watch_data}`)
  expect(steps[1]).toContain(`2. ${nl.watch_scenarios}`)
  expect(steps[2]).toContain(`3. ${nl.watch_contact}`)
  expect(within(watch).getByRole('link', { name: nl.watch_begin }).getAttribute('href')).toBe('/editInfo')
})

test('@DASH-11 where no scenarios are calculated the second step leads to the adviser, as every step leads somewhere', {
  tags: 'full',
}, async () => {
  await show()
  const watch = (await card(nl.watch)) as HTMLElement
  const [, second] = within(watch).getAllByRole('listitem') as HTMLElement[]
  expect(plain(second)).toBe(`2. ${nl.watch_scenarios}${nl.watch_scenarios_ask}`)
  expect(
    within(second as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/contact')
})

test('@DASH-02 the first visit after the account was made says so, the next one greets', async () => {
  localStorage.setItem('account-activated', '1')
  await show()
  expect(await screen.findByText(nl.account_created)).toBeTruthy()
  expect(screen.getByText('Welkom, Anna')).toBeTruthy()
  cleanup()
  await show()
  expect(await screen.findByText(/^Goede(morgen|middag|navond), Anna\.$/)).toBeTruthy()
  expect(screen.queryByText(nl.account_created)).toBeNull()
})

test('what is next stands first, with why one press away, and leads to where it is done', {
  tags: 'full',
}, async () => {
  const mortgage = v.parse(Mortgage, {
    id: 5,
    status: 15,
    openProgress: 1,
    progress: [{ id: 1, mortgage_id: 5, name: 'Loonstrook' }],
  })
  await show({ answers: [...full, given(getMortgages, { data: [mortgage] })] })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(plain(await next.findByText(/missen nog/))).toContain(
    'We missen nog één document voor je aanvraag: Loonstrook.',
  )
  expect(next.getByText('Loonstrook').lang).toBe('nl')
  const go = next.getByRole('link', { name: nl.next_document_go })
  expect(go.getAttribute('href')).toBe('/hypotheek?id=5')
  await userEvent.click(next.getByRole('button', { name: nl.next_why }))
  expect(next.getByText(nl.next_document_why)).toBeTruthy()
})

test('@MORTGAGE-39 the end of a fixed rate leads to what another rate would cost then, ahead and as the next step', {
  tags: 'full',
}, async () => {
  const on = `${new Date().getFullYear() + 1}-01-31`
  const mortgage = v.parse(Mortgage, {
    id: 7,
    status: 0,
    mortgageParts: [{ id: 1, hoofdsom: 1, type: 1, interest_type: 'fixed', einddatumRentevast: on }],
  })
  await show({ answers: [...full, given(getMortgages, { data: [mortgage] })] })
  const coming = within((await card(nl.coming_question)) as HTMLElement)
  const next = within(screen.getByRole('region', { name: nl.next }))
  const links = [
    coming.getByRole('link', { name: nl.coming_fixed_end }),
    next.getByRole('link', { name: nl.next_rate_go }),
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/hypotheek?id=7&rente=${on}`))
})

test('the adviser speaks in the first person, and the firm where there is none', {
  tags: 'full',
}, async () => {
  const task = v.parse(Task, { id: 1, title: 'Bel ons' })
  const answers = [...full, given(getTasks, { data: { unfinished: [task], finished: [] } })]
  const advisor = { id: 9, full_name: 'Marieke Jansen' }
  await show({ answers, customer: exampleCustomer({ advisor }) })
  const next = () => within(screen.getByRole('region', { name: nl.next }))
  await screen.findByRole('region', { name: nl.next })
  expect(plain(next().getByText(/klaargezet/))).toContain('Ik heb één taak voor je klaargezet: Bel ons.')
  cleanup()
  await show({ answers })
  await screen.findByRole('region', { name: nl.next })
  expect(plain(next().getByText(/klaargezet/))).toContain('We hebben één taak voor je klaargezet: Bel ons.')
})

test('with nothing to do it says so and asks for nothing', { tags: 'full' }, async () => {
  await show({ customer: exampleCustomer() })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(plain(next.getByText(/ligt/))).toContain('Er ligt niets voor je klaar. Je bent helemaal bij.')
  expect(next.queryByRole('button')).toBeNull()
  expect(next.getByRole('link', { name: nl.next_none_go })).toBeTruthy()
})

test('@HOUSE-05 who cannot ask the firm anything is not sent to where that is done', {
  tags: 'full',
}, async () => {
  await show({ customer: exampleCustomer(), without: 'contact' })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(plain(next.getByText(/ligt/))).toContain('helemaal bij')
  expect(next.queryByRole('link', { name: nl.next_none_go })).toBeNull()
})

test('a message that was not read, or messages that could not be, are not called nothing to do', {
  tags: 'full',
}, async () => {
  const note = v.parse(Note, { id: 4, title: 'Welkom' })
  await show({ answers: [...full, given(getNotes, { data: [note] })] })
  const next = () => within(screen.getByRole('region', { name: nl.next }))
  await screen.findByRole('region', { name: nl.next })
  expect(next().getByRole('link', { name: nl.next_messages_go }).getAttribute('href')).toBe('/berichten')
  cleanup()
  await show({ answers: [...full, refused(getActiveSignals)] })
  await screen.findByRole('region', { name: nl.next })
  expect(plain(next().getByRole('alert'))).toBe(nl.next_unknown.replace(/<.*?>/g, ''))
})

test('an empty file begins with what goes into it, where the customer may fill it in', {
  tags: 'full',
}, async () => {
  await show({ customer: exampleCustomer({ can_update_self: true }) })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(next.getByRole('link', { name: nl.next_begin_go }).getAttribute('href')).toBe('/editInfo')
})

test('what is late comes first and says so, and how much else there is to do leads to it', {
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
  const asked = [given(getTasks, { data: tasks }), given(getMortgages, { data: [mortgage] })]
  await show({ answers: [...full, ...asked] })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  expect(next.getByRole('link', { name: nl.next_task_go }).getAttribute('href')).toBe('/taken?id=1')
  expect(plain(next.getByText(/^Te laat/))).toBe('Te laat: dit was nodig vóór 1 januari 2020')
  expect(next.getByRole('link', { name: 'Nog 2 te doen' }).getAttribute('href')).toBe('/taken')
})

test('each call that fails costs its own card and no other, and can be asked again', {
  tags: 'full',
}, async () => {
  const portal = await open(DashboardScreen, {
    answers: [...quiet, ...full.slice(quiet.length, quiet.length + 2)],
  })
  expect(plain(await card(nl.income_question))).toContain('€ 102.600,00')
  for (const failed of [nl.pension_error, nl.house_error, nl.savings_error, nl.obligations_error])
    expect(await screen.findByText(failed)).toBeTruthy()
  portal.answer(getPossessions, { data: [] })
  const savings = within((await card(nl.savings_error)) as HTMLElement)
  await userEvent.click(savings.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText(nl.savings_empty)).toBeTruthy()
})

test('an empty file has an answer for everything and no figure that is zero', { tags: 'full' }, async () => {
  const nothing = { data: [] }
  await open(DashboardScreen, {
    answers: [
      ...quiet,
      ...[getIncomes, getPartnerIncomes, getRetirements, getPartnerRetirements].map((call) =>
        given(call, nothing),
      ),
      given(getPossessions, nothing),
      given(getObligations, nothing),
      given(getLiving, { data: null }),
    ],
  })
  for (const empty of [nl.income_empty, nl.pension_empty, nl.savings_empty])
    expect(await screen.findByText(empty)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/€\s0,00/)
})

test('what cannot be read is asked for once, costs no other card, and is not called nothing to do', {
  tags: 'full',
}, async () => {
  const portal = await show({ answers: [...full, ...[getCustomer, getTasks, getMortgages].map(refused)] })
  const next = within(await screen.findByRole('region', { name: nl.next }))
  await card(nl.savings_question)
  await expect.poll(() => portal.queries.isFetching()).toBe(0)
  expect(plain(next.getByRole('alert'))).toBe(nl.next_unknown.replace(/<.*?>/g, ''))
  const paths = portal.sent.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])

  portal.answer(getCustomer, { data: exampleCustomer() })
  portal.answer(getTasks, { data: { unfinished: [], finished: [] } })
  portal.answer(getMortgages, { data: [] })
  await userEvent.click(next.getByRole('button', { name: nl.next_unknown_go }))
  await waitFor(() => expect(plain(next.getByText(/ligt/))).toContain('helemaal bij'))
})
