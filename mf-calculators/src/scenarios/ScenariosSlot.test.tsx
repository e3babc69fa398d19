import { ApiError } from '@portal/contract/error'
import { getMortgages } from '@portal/contract/mortgage'
import { getScenarios } from '@portal/contract/scenario'
import { createFakePortal, type FakePortal } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createScenarioResult,
  createScenarioSet,
  exampleMortgage,
  mockCustomerFile,
} from '../test/calculator-examples.ts'
import { getPlainText, renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import ScenariosSlot from './ScenariosSlot.tsx'

const mockScenarios = (portal: FakePortal, result = createScenarioSet()) =>
  portal.answer(getScenarios, { data: { result }, meta: {} })
const mockScenariosError = (portal: FakePortal, error: ApiError) =>
  portal.answer(getScenarios, () => {
    throw error
  })
const renderScenariosSlot = (
  answers: (portal: FakePortal) => void,
  file?: Parameters<typeof mockCustomerFile>[1],
) =>
  renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal, file)
    answers(portal)
  })
const findScenarioCard = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement

test('@SCEN-03 @SCEN-04 @SCEN-06 @SCEN-07 @SCEN-12 every scenario has a verdict for each person', {
  tags: 'full',
}, async () => {
  await renderScenariosSlot(mockScenarios)
  for (const title of [
    nl.scenario_retirement,
    nl.scenario_death,
    nl.scenario_unemployment,
    nl.scenario_break_up,
  ])
    expect(within(await findScenarioCard(title)).getAllByText(nl.verdict_yes)).toHaveLength(2)
})

test('@SCEN-08 @SCEN-09 @SCEN-12 the end of an interest-only part and moving have one verdict for the household', async () => {
  await renderScenariosSlot(mockScenarios)
  for (const title of [nl.scenario_new_interest_only, nl.scenario_move])
    expect(within(await findScenarioCard(title)).getAllByText(nl.verdict_yes)).toHaveLength(1)
})

test.each([
  [true, nl.verdict_yes],
  ['maybe', nl.verdict_maybe],
  [false, nl.verdict_no],
] as const)('@SCEN-14 @SCEN-15 the verdict %s is shown as "%s"', async (livable, words) => {
  const result = createScenarioResult(livable)
  await renderScenariosSlot((portal) =>
    mockScenarios(portal, createScenarioSet({ death: { applicant: result, partner: null } })),
  )
  const death = within(await findScenarioCard(nl.scenario_death))
  expect(death.getByText(words)).toBeTruthy()
  expect(death.getByText(nl.scenario_not_applicable)).toBeTruthy()
})

test('the overall verdict comes first: in how many situations it goes well, in which, and what to look at', {
  tags: 'full',
}, async () => {
  const no = createScenarioResult(false, { needed: 1073, possible: 865 })
  await renderScenariosSlot((portal) =>
    mockScenarios(portal, createScenarioSet({ break_up: { applicant: no, partner: no } })),
  )
  const answer = await screen.findByText(/^In \d van de \d situaties waarschijnlijk wel\.$/)
  const words = getPlainText(answer.closest('p'))
  expect(words).toContain(`Kijk vooral naar ${nl.scenario_break_up_in}.`)
  expect(words).toContain('pensioen, overlijden')
  const cell = within(await findScenarioCard(nl.scenario_break_up))
  expect(getPlainText(cell.getAllByText(/te weinig/)[0])).toBe('€ 208 per maand te weinig.')
  await userEvent.click(screen.getByRole('link', { name: nl.scenario_break_up_in }))
  expect(document.activeElement?.id).toBe('scenario-break_up')
})

test('@TENANT-13 if the tenant hides obligations, the calculation omits them and says so', {
  tags: 'full',
}, async () => {
  const { portal } = await renderCalculator(
    ScenariosSlot,
    (fake) => {
      mockCustomerFile(fake)
      mockScenarios(fake)
    },
    {
      overrides: {
        isAllowed: (gate) => !gate?.flags?.some(({ name }) => name === 'show_obligations'),
      },
    },
  )
  await findScenarioCard(nl.scenario_death)
  expect(screen.getByText(nl.without_obligations)).toBeTruthy()
  expect(portal.sent.map(({ path }) => path).filter((path) => path.includes('obligation'))).toEqual([])
})

test('@SCEN-16 the calculation’s input comes from the file', { tags: 'full' }, async () => {
  const { portal } = await renderScenariosSlot(mockScenarios)
  await findScenarioCard(nl.scenario_death)
  const sent = portal.sent.find(({ path }) => path.startsWith('/scenarios'))
  expect(sent?.input).toMatchObject({
    body: {
      step: 'scenarios',
      applicant: { date_of_birth: '1980-03-01', income: { annual_employment_income: 48_300 } },
      partner: { date_of_birth: '1980-03-01' },
      property_tax_value: 412_000,
      loan_parts: [{ repayment_type: 'annuity', current_amount: 98_475, interest_rate: 0.0185 }],
    },
  })
})

test('@SCEN-01 a skeleton is shown during the calculation', async () => {
  await renderScenariosSlot((portal) => portal.answer(getScenarios, () => new Promise(() => {}) as never))
  expect(await screen.findByText('Bezig met laden')).toBeTruthy()
})

test('@SCEN-18 a failed calculation shows an error, and can be retried', async () => {
  const { portal } = await renderScenariosSlot((one) =>
    mockScenariosError(one, new ApiError('refused', { status: 500, message: 'broken' })),
  )
  expect(await screen.findByText(nl.error_retreiving_results)).toBeTruthy()
  expect(screen.getByText(nl.check_data)).toBeTruthy()
  mockScenarios(portal)
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await findScenarioCard(nl.scenario_death)).toBeTruthy()
})

test.each(['unreachable', 'unexpected'] as const)(
  'a service error of kind %s does not blame the customer’s data',
  async (failure) => {
    const { api } = createFakePortal()
    const send: typeof api.send = (call, ...rest) =>
      call.path === '/scenarios'
        ? Promise.reject(new ApiError(failure, { message: 'nonsense' }))
        : api.send(call, ...rest)
    await renderCalculator(ScenariosSlot, mockCustomerFile, { overrides: { api: { ...api, send } } })
    expect(await screen.findByText(nl.calculation_unreachable)).toBeTruthy()
  },
)

test.each([
  ['loan_parts', nl.no_loan_parts],
  ['income', nl.no_income],
])('@SCEN-19 a response without %s says what to add', async (missing, words) => {
  await renderScenariosSlot((portal) =>
    portal.answer(getScenarios, { data: { result: null }, meta: { errors: [missing] } }),
  )
  expect(await screen.findByText(nl.error_retreiving_results)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.edit_data })).toBeTruthy()
})

test.each([
  ['mortgage', { mortgages: [] }],
  ['living', { property: null }],
])('@SCEN-20 without a %s the screen says what is missing', async (_, file) => {
  await renderScenariosSlot(mockScenarios, file)
  expect(await screen.findByText(nl.incomplete_data)).toBeTruthy()
})

test('without a date of birth nothing is calculated, and the screen says so', { tags: 'full' }, async () => {
  await renderScenariosSlot(mockScenarios, { customer: { date_of_birth: null } })
  expect(await screen.findByText(nl.no_date_of_birth)).toBeTruthy()
})

test('if the file cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const { portal } = await renderScenariosSlot((one) =>
    one.answer(getMortgages, () => {
      throw new ApiError('refused', { status: 500, message: 'broken' })
    }),
  )
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  mockScenarios(portal)
  portal.answer(getMortgages, { data: [exampleMortgage] })
  await userEvent.click(retry)
  expect(await findScenarioCard(nl.scenario_death)).toBeTruthy()
})

test('advice, duty of care: the scenarios say that they are an indication and no advice, with a link to the adviser', {
  tags: 'full',
}, async () => {
  await renderScenariosSlot(mockScenarios)
  const disclaimer = getPlainText((await screen.findByText(/indicatie, geen advies/)).closest('p'))
  expect(disclaimer).toBe(nl.indication.replace('{name}', nl.your_adviser))
})
