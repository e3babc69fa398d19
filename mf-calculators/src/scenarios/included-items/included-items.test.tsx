import { getIncomes } from '@portal/contract/income'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getScenarios } from '@portal/contract/scenario'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay } from '@portal/remote-kit/test'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../shared/included-items/IncludedItemsDrawer.tsx'
import './ScenarioIncludedItems.tsx'
import {
  createScenarioResult,
  createScenarioSet,
  exampleMortgage,
  mockCustomerFile,
} from '../../test/calculator-examples.ts'
import { getPlainText, renderCalculator } from '../../test/render-calculator.ts'
import nl from '../../texts/nl.json'
import ScenariosSlot from '../ScenariosSlot.tsx'

const mortgageOnOtherHome = {
  ...exampleMortgage,
  id: 2,
  mortgagors: ['Anna de Wit'],
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
  mortgageParts: [
    { id: 9, hoofdsom: 120_000, type: 2, interest: 4.45, einddatum: '2053-04-01', remaining_debt: 109_666 },
  ],
}
const mortgageApplication = {
  ...exampleMortgage,
  id: 3,
  status: 15,
  agency: { id: 2, hdn_code: 'MO', sender_name: 'Molenbank' },
}
const createPolicy = (id: number, name: string, group: string, coverages: object[]) => ({
  id,
  name,
  mutation_code: 0,
  active: true,
  view_group_name: group,
  expiration_date: '2050-11-25',
  coverages,
})
const examplePolicies = [
  createPolicy(1, 'Overlijdensrisicoverzekering', 'Risicoverzekering', [
    { label: 'Bij overlijden', value: '€ 250.000' },
  ]),
  createPolicy(2, 'Woonlastenbeschermer', 'Woonlastenbeschermer', [
    { label: 'Bij werkloosheid', value: '€ 950 per maand, ten hoogste 12 maanden' },
  ]),
  createPolicy(3, 'Kapitaalverzekering', 'Spaarverzekering', [{ label: 'Doelkapitaal', value: '€ 105.000' }]),
]
const exampleDebts = [
  { id: 5, type: 'personal_loan', type_description: 'Persoonlijke lening', credit_limit: 7_500 },
]

const exampleNorms = { lending_from: '2026-01-01', valid_to: '2026-12-31' }

const getRequestBodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input }) =>
    path.startsWith('/scenarios') ? [(input as { body: Record<string, never> }).body as never] : [],
  ) as {
    policies?: unknown[]
    applicant: { joint_obligations?: string[]; years_of_work?: number; stops_working_at_age?: number }
    loan_parts: object[]
  }[]

const mortgageWithFuturePart = {
  ...exampleMortgage,
  mortgageParts: [
    ...exampleMortgage.mortgageParts,
    { ...exampleMortgage.mortgageParts[0], id: 9, begindatum: '2090-01-28', einddatum: '2120-01-28' },
  ],
}

const renderScenarios = async (result = createScenarioSet()) => {
  const { portal } = await renderCalculator(ScenariosSlot, (fake) => {
    const customer = { state_pension_date: '2047-06-01' }
    mockCustomerFile(fake, {
      mortgages: [mortgageWithFuturePart, mortgageOnOtherHome, mortgageApplication],
      customer,
    })
    fake.answer(getPolicies, { data: examplePolicies as never })
    fake.answer(getObligations, { data: exampleDebts as never })
    fake.answer(getIncomes, {
      data: [
        { title: 'Zorg', total: 1, type: 'EmploymentIncome', employment: { start_of_service: '2015-09-01' } },
      ] as never,
    })
    fake.answer(getScenarios, { data: { result }, meta: { norms: exampleNorms } })
  })
  const heading = await screen.findByRole('heading', { name: nl.counted_title })
  return { portal, strip: heading.closest('section') as HTMLElement }
}
const openIncludedItems = async () => {
  await userEvent.click(screen.getByRole('button', { name: nl.counted_open }))
  return within(await findOverlay(nl.counted_title))
}

test('@SCEN-33 advice 2: the summary states all running mortgages with their sum, and what is excluded', async () => {
  const { strip, portal } = await renderScenarios()
  expect(getPlainText(strip)).toContain(
    'Telt mee: 2 hypotheken van samen € 208.141, het inkomen van 2 personen, 1 andere schuld',
  )
  expect(getPlainText(strip)).toContain('2 uitkeringen van verzekeringen.')
  expect(getPlainText(strip)).toMatch(/Telt niet mee: .*Molenbank.*Kapitaalverzekering\./)
  expect(getPlainText(strip)).toMatch(/Telt niet mee: deel 2 van /)
  expect(getPlainText(strip)).toContain('Gerekend met de leennormen die gelden vanaf 1 januari 2026.')
  expect(getRequestBodies(portal)[0]?.loan_parts).toMatchObject([
    { current_amount: 98_475 },
    { current_amount: 109_666, on_home: false, owner: 'applicant' },
  ])
})

test('@SCEN-33 advice 2: the list states why each item is included or excluded, with a link to edit it', {
  tags: 'full',
}, async () => {
  await renderScenarios()
  const list = await openIncludedItems()
  const rows = list.getAllByRole('listitem').map(getPlainText)
  expect(rows.find((row) => row.includes('Korte Heuvel'))).toContain(nl.counted_other_home)
  expect(rows.find((row) => row.includes('Molenbank'))).toContain(nl.counted_applied)
  expect(rows.find((row) => row.includes('Kapitaalverzekering'))).toContain(nl.cover_out_savings)
})

test('@SCEN-34 advice 3: a policy that is switched off is not sent', { tags: 'full' }, async () => {
  const { portal } = await renderScenarios()
  expect(getRequestBodies(portal)[0]?.policies).toHaveLength(2)
  const list = await openIncludedItems()
  await userEvent.click(list.getByRole('checkbox', { name: /€\s950 per maand bij werkloosheid/ }))
  await waitFor(() =>
    expect(getRequestBodies(portal).at(-1)?.policies).toMatchObject([{ covers: 'death', amount: 250_000 }]),
  )
  expect(await screen.findByText(`Met je dossier zoals het is: ${nl.whole_always}`)).toBeTruthy()
})

test('@SCEN-35 advice 5: the owner of a debt can be chosen, is both persons by default, and is sent', {
  tags: 'full',
}, async () => {
  const { portal } = await renderScenarios()
  expect(getRequestBodies(portal)[0]?.applicant.joint_obligations).toEqual(['personal_loan'])
  const list = await openIncludedItems()
  expect(list.getByText(nl.owner_assumed)).toBeTruthy()
  const owner = within(list.getByRole('group', { name: 'Van wie is dit: Persoonlijke lening' }))
  expect(owner.getByRole('button', { name: nl.owner_joint }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(owner.getByRole('button', { name: 'Anna' }))
  await waitFor(() => expect(getRequestBodies(portal).at(-1)?.applicant.joint_obligations).toEqual([]))
  expect(list.queryByText(nl.owner_assumed)).toBeNull()
})

test('advice strip: the age of stopping work can be set with a slider and is sent, and the original verdict stays visible', {
  tags: 'full',
}, async () => {
  const { portal } = await renderScenarios()
  const list = await openIncludedItems()
  const slider = list.getByRole('slider', { name: /^Stoppen met werken: Anna/ })
  expect(slider.getAttribute('aria-valuetext')).toContain(nl.stops_at_state_pension)
  fireEvent.change(slider, { target: { value: '60' } })
  await waitFor(() =>
    expect(getRequestBodies(portal).at(-1)?.applicant).toMatchObject({ stops_working_at_age: 60 }),
  )
  expect(getPlainText(list.getAllByRole('listitem').find((row) => row.contains(slider)) ?? null)).toContain(
    'Telt tot 60 jaar.',
  )
  expect(await screen.findByText(`Met je dossier zoals het is: ${nl.whole_always}`)).toBeTruthy()
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } })
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toContain(nl.stops_at_state_pension))
  expect(getRequestBodies(portal)[0]?.applicant).not.toHaveProperty('stops_working_at_age')
})

test('years of work are sent, since they determine how long the benefit lasts', {
  tags: 'full',
}, async () => {
  const { portal } = await renderScenarios()
  expect(getRequestBodies(portal)[0]?.applicant.years_of_work).toBeGreaterThan(8)
})

test('@SCEN-34 advice 3: an outcome has a line with policy payments and one without', {
  tags: 'full',
}, async () => {
  const { insured: _, ...without } = createScenarioResult(false, { needed: 1_073, possible: 865 })
  const { insured: __, ...covered } = createScenarioResult(true, { needed: 500, possible: 865 })
  const insured = { ...covered, cover: { amount: 250_000, monthly: 0 } }
  await renderScenarios(createScenarioSet({ death: { applicant: { ...without, insured }, partner: null } }))
  const card = getPlainText(
    (await screen.findByRole('heading', { name: nl.scenario_death })).closest('article'),
  )
  expect(card).toContain('Met verzekeringen: € 365 per maand over.')
  expect(card).toContain('Zonder: € 208 per maand te weinig.')
  expect(card).toContain('Verzekeringen lossen € 250.000 af.')
  expect(card).toContain(nl.verdict_yes)
})

test('@SCEN-36 advice 9: an outcome that does not last states from when, why and how much is short', {
  tags: 'full',
}, async () => {
  const step = { month: 10, date: '2027-09-25', changes: ['unemployment_end'], net_monthly_income: 1_900 }
  const steps = [{ ...step, monthly_payments: 1_000, maximum_payments: 700, fits: false }]
  const result = { ...createScenarioResult('maybe'), steps }
  await renderScenarios(createScenarioSet({ unemployment: { applicant: result, partner: null } }))
  const card = getPlainText(
    (await screen.findByRole('heading', { name: nl.scenario_unemployment })).closest('article'),
  )
  expect(card).toContain(
    'Vanaf 25 september 2027 niet meer: de WW stopt. Dan is het € 300 per maand te weinig.',
  )
})

test('@SCEN-36 advice 9: if nothing fits at once, a later month with a larger shortfall is shown, and insurance is suggested for that amount', {
  tags: 'full',
}, async () => {
  const step = { month: 10, date: '2027-09-25', changes: ['cover_end'], net_monthly_income: 1_900 }
  const steps = [{ ...step, monthly_payments: 1_000, maximum_payments: 400, fits: false }]
  const result = { ...createScenarioResult(false, { needed: 1_000, possible: 800 }), steps }
  await renderScenarios(createScenarioSet({ unemployment: { applicant: result, partner: null } }))
  const heading = await screen.findByRole('heading', { name: nl.scenario_unemployment })
  const card = getPlainText(heading.closest('article'))
  expect(card).toContain('€ 200 per maand te weinig.')
  expect(card).toContain('Vanaf 25 september 2027 is het € 600: een verzekering stopt met betalen.')
  expect(card).toContain('Een dekking van € 600 per maand')
})

test('if policies cannot be read, the result is shown without them, with a message', {
  tags: 'full',
}, async () => {
  const { portal } = await renderCalculator(ScenariosSlot, (fake) => {
    mockCustomerFile(fake, {})
    fake.answer(getMortgages, { data: [exampleMortgage] as never })
    fake.answer(getScenarios, { data: { result: createScenarioSet() }, meta: {} })
  })
  expect(getPlainText((await screen.findByText(/^Telt niet mee/)).closest('section'))).toContain(
    nl.counted_policies.toLowerCase(),
  )
  expect(getRequestBodies(portal)[0]?.policies).toBeUndefined()
})
