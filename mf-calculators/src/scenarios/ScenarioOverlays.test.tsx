import { ApiError } from '@portal/contract/error'
import { getScenarios } from '@portal/contract/scenario'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay } from '@portal/remote-kit/test'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  createScenarioResult,
  createScenarioSet,
  exampleMortgage,
  mockCustomerFile,
} from '../test/calculator-examples.ts'
import { getPlainText, renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import './detail/AssumptionsDrawer.tsx'
import './detail/ScenarioDrawer.tsx'
import '../shared/advice/RequestAdviceDialog.tsx'
import { MonthlyPaymentBars } from './MonthlyPaymentBars.tsx'
import ScenariosSlot from './ScenariosSlot.tsx'

vi.mock(import('./MonthlyPaymentBars.tsx'), async (original) => {
  const { MonthlyPaymentBars: MonthBars } = await original()
  return { MonthlyPaymentBars: vi.fn(MonthBars) }
})

const livableResult = createScenarioResult(true)
const unlivableResult = createScenarioResult(false, { needed: 1073, possible: 865 })
const exampleScenarios = createScenarioSet({
  incapacitated: {
    '50': { applicant: livableResult, partner: livableResult },
    '80': { applicant: unlivableResult, partner: livableResult },
  },
})
const mockScenarios = (portal: FakePortal) =>
  portal.answer(getScenarios, { data: { result: exampleScenarios }, meta: {} })
const renderScenarios = (customer: object = {}) =>
  renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal, { customer })
    mockScenarios(portal)
  })
const findScenarioCard = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement)
const getAdviceRequests = (portal: FakePortal) =>
  portal.sent.flatMap(({ input }) => {
    const { body } = (input ?? {}) as { body?: { step: string; lead?: object; idempotency_key?: string } }
    return body?.step === 'thanks' ? [body] : []
  })

test('@SCEN-05 @SCEN-09 @SCEN-10 the first variant of a scenario is selected, and each shows its worst verdict', async () => {
  await renderScenarios()
  const incapacitated = await findScenarioCard(nl.scenario_incapacitated)
  const getPressedState = (name: string) =>
    incapacitated.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([getPressedState('50%'), getPressedState(nl.sub_80)]).toEqual(['true', 'false'])
  expect(incapacitated.getAllByText(nl.verdict_yes)).toHaveLength(2)
  await userEvent.click(incapacitated.getByRole('button', { name: nl.sub_80 }))
  expect(incapacitated.getAllByText(nl.verdict_no)).toHaveLength(1)
  const move = await findScenarioCard(nl.scenario_move)
  expect(move.getByRole('button', { name: nl.sub_box1 }).getAttribute('aria-pressed')).toBe('true')
})

test('@ENTITY-42 a scenario shows income before and after, the mortgage at that time and the maximum, and explains each amount', {
  tags: 'full',
}, async () => {
  await renderScenarios()
  const death = await findScenarioCard(nl.scenario_death)
  await userEvent.click(death.getByRole('button', { name: `${nl.scenario_open}: Overlijden, Jeroen` }))
  const drawer = await findOverlay(nl.scenario_death)
  const rows = [...drawer.querySelectorAll('dl > div')].map(getPlainText)
  expect(rows).toEqual([
    'Nu€ 3.500,75',
    'Dan€ 3.100,50',
    'Minder dan nu€ 400,25',
    'Situatie op1 maart 2047',
    'Maandlast€ 1.000,00',
    'Restschuld€ 90.000,00',
    'Mogelijk per maand€ 1.200,00',
    'Maximale hypotheek€ 240.000',
  ])
  await userEvent.click(within(drawer).getByRole('button', { name: /240\.000/ }))
  const trace = await findOverlay(nl.trace)
  expect(await within(trace).findByText(/^Wat er volgens de leennormen geleend mag worden/)).toBeTruthy()
})

test('opening or closing an overlay does not rerender the result', { tags: 'full' }, async () => {
  await renderScenarios()
  const death = await findScenarioCard(nl.scenario_death)
  const drawn = vi.mocked(MonthlyPaymentBars).mock.calls.length
  expect(drawn).toBeGreaterThan(0)
  await userEvent.click(death.getByRole('button', { name: `${nl.scenario_open}: Overlijden, Jeroen` }))
  const drawer = await findOverlay(nl.scenario_death)
  await userEvent.click(within(drawer).getByRole('button', { name: nl.request_advice }))
  await findOverlay(nl.request_advice)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: nl.request_advice })).toBeNull())
  expect(MonthlyPaymentBars).toHaveBeenCalledTimes(drawn)
})

test.each([
  ['retirement', 'Met pensioen', 1],
  ['death', 'Overlijden', 0],
] as const)(
  'the explanation of %s says that another table of the norms applies from the state pension',
  { tags: 'full' },
  async (key, title, times) => {
    await renderScenarios()
    const found = await findScenarioCard(nl[`scenario_${key}`])
    await userEvent.click(found.getByRole('button', { name: `${nl.scenario_open}: ${title}, Jeroen` }))
    const drawer = await findOverlay(nl[`scenario_${key}`])
    expect(within(drawer).queryAllByText(nl.table_step)).toHaveLength(times)
  },
)

test('@SCEN-21 @SCEN-22 @SCEN-23 @SCEN-24 @SCEN-25 @SCEN-26 @SCEN-27 @SCEN-28 @SCEN-29 a drawer lists the assumptions of the calculation', async () => {
  await renderScenarios()
  await userEvent.click(await screen.findByRole('button', { name: nl.assumptions }))
  const drawer = await findOverlay(nl.assumptions)
  const rows = [...drawer.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.firstChild?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(rows).toEqual([
    ['Toetsrente', '5%'],
    ['Boetevrij extra aflossen', '10% per jaar'],
    ['Renteaftrek', 'tot 1 januari 2031'],
    ['Belasting', 'samen, als fiscale partners'],
    ['WW-uitkering', '70% van het laatste loon, tot een maximum'],
    ['Arbeidsongeschiktheid', '50%, en 80–100% niet duurzaam'],
    ['Aflossingsvrij verlengen', 'getoetst op 30 jaar'],
    ['Pensioenleeftijd', '68 jaar'],
    ['Energielabel E, F en G', 'getoetst vanaf 2024'],
  ])
})

test('@SCEN-22 if the calculation used another test rate, the assumptions state that rate', {
  tags: 'full',
}, async () => {
  const inputs = [{ term: 'percent' as const, value: 4.6 }]
  const trace = {
    steps: [{ id: 1, rule: 'test_rate' as const, value: 4.6, unit: 'percent' as const, inputs }],
    sources: [],
  }
  await renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal)
    portal.answer(getScenarios, { data: { result: createScenarioSet({ trace }) }, meta: {} })
  })
  await userEvent.click(await screen.findByRole('button', { name: nl.assumptions }))
  const drawer = await findOverlay(nl.assumptions)
  expect(drawer.querySelector('dl dd')?.textContent).toBe('4,60%')
})

test('with an unknown start of the interest deduction, the assumptions state the assumed start and the effect of an earlier one', {
  tags: 'full',
}, async () => {
  const [part] = exampleMortgage.mortgageParts
  const begun = { ...part, id: 2, begindatum: '2022-05-01', tax_box_type: 1 }
  const stated = { ...begun, id: 3, deduction_start_date: '2009-03-15' }
  await renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal, { mortgages: [{ ...exampleMortgage, mortgageParts: [begun, stated] }] })
    mockScenarios(portal)
  })
  await userEvent.click(await screen.findByRole('button', { name: nl.assumptions }))
  const drawer = await findOverlay(nl.assumptions)
  expect(getPlainText(within(drawer).getByText(/^Van 1 leningdeel weten we niet/))).toBe(
    'Van 1 leningdeel weten we niet sinds wanneer je de rente aftrekt. We rekenen vanaf het begin van het deel, met aftrek ' +
      'tot 1 mei 2052. Trok je voor dezelfde schuld al eerder rente af, dan stopt de aftrek eerder. Je nettolast ' +
      'is daarna hoger.',
  )
})

test('@SCEN-02 @LEAD-02 @LEAD-03 requesting advice about a scenario sends one lead', async () => {
  const { portal } = await renderScenarios({
    advisor: { id: 9, full_name: 'Marieke Jansen' },
    suffix: 'de',
    last_name: 'Wit',
  })
  const incapacitated = await findScenarioCard(nl.scenario_incapacitated)
  await userEvent.click(incapacitated.getByRole('button', { name: nl.sub_80 }))
  await userEvent.click(incapacitated.getByRole('button', { name: /Arbeidsongeschikt, 80–100%, Anna/ }))
  const drawer = await findOverlay(/^Arbeidsongeschikt/)
  await userEvent.click(within(drawer).getByRole('button', { name: nl.request_advice }))
  const dialog = within(await findOverlay(nl.request_advice))
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  expect(screen.getByText('Marieke Jansen neemt contact met je op.')).toBeTruthy()
  expect(getAdviceRequests(portal)).toHaveLength(1)
  expect(getAdviceRequests(portal)[0]?.lead).toEqual({
    first_name: 'Anna',
    insertion: 'de',
    last_name: 'Wit',
    phone_number: '0612345678',
    email: 'anna@voorbeeld.nl',
    interested_in_scenario: 'incapacitated.80',
    subscribe_to_mailing: false,
    i_give_permission: true,
  })
})

test('@LEAD-04 a rejected request shows a possible reason, keeps the typed values, and can be sent again', {
  tags: 'full',
}, async () => {
  const { portal } = await renderScenarios()
  portal.answer(getScenarios, ({ body }) => {
    if (body.step === 'thanks') throw new ApiError('refused', { status: 500, message: 'broken' })
    return { data: { result: exampleScenarios }, meta: {} }
  })
  await userEvent.click(await screen.findByRole('button', { name: nl.discuss }))
  const dialog = within(await findOverlay(nl.request_advice))
  const phone = dialog.getByLabelText<HTMLInputElement>(nl.request_phone)
  await userEvent.clear(phone)
  await userEvent.type(phone, '12')
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect((await dialog.findAllByText(nl.request_phone_wrong)).length).toBeGreaterThan(0)
  await userEvent.clear(phone)
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect(await screen.findByText(nl.request_error)).toBeTruthy()
  await userEvent.type(phone, '0687654321')
  await userEvent.click(dialog.getByRole('button', { name: nl.request_again }))
  expect(await screen.findByText(nl.request_failed)).toBeTruthy()
  expect(phone.value).toBe('0687654321')
  mockScenarios(portal)
  await userEvent.click(dialog.getByRole('button', { name: nl.request_again }))
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  const [first, second] = getAdviceRequests(portal)
  expect(second?.idempotency_key).toBe(first?.idempotency_key)
})

test('clicking the button twice sends the request for advice once', { tags: 'full' }, async () => {
  const { portal } = await renderScenarios()
  await userEvent.click(await screen.findByRole('button', { name: nl.discuss }))
  const dialog = within(await findOverlay(nl.request_advice))
  const send = dialog.getByRole('button', { name: nl.request_send })
  await act(async () => {
    send.click()
    send.click()
  })
  expect(await screen.findByText(nl.request_successful)).toBeTruthy()
  expect(getAdviceRequests(portal)).toHaveLength(1)
})

test('without an e-mail address a request is not sent', { tags: 'full' }, async () => {
  const { portal } = await renderScenarios({ email_address: null })
  await userEvent.click(await screen.findByRole('button', { name: nl.discuss }))
  const dialog = within(await findOverlay(nl.request_advice))
  await userEvent.click(dialog.getByRole('button', { name: nl.request_send }))
  expect((await dialog.findAllByText(nl.request_email_needed)).length).toBeGreaterThan(0)
  expect(getAdviceRequests(portal)).toEqual([])
})

test('data that is missing from the calculation is listed', { tags: 'full' }, async () => {
  const { portal } = await renderCalculator(ScenariosSlot, (one) => {
    mockCustomerFile(one, { property: { postcode: '3541AB', number: '14' } })
    one.answer(getScenarios, {
      data: { result: exampleScenarios },
      meta: { warnings: ['property_tax_value'] },
    })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'WOZ-waarde' }))
  expect(screen.getByText(nl.woz_explained)).toBeTruthy()
  const sent = portal.sent.find(({ path }) => path.startsWith('/scenarios'))
  expect(sent?.input).toMatchObject({ body: { property_tax_value: null } })
})
