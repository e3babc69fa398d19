import { getScenarios, type ScenarioResult } from '@portal/contract/scenario'
import { fireEvent, screen, within } from '@testing-library/react'
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

const stayInHomeResult = createScenarioResult(true)
const unlivableResult = createScenarioResult(false, { needed: 1000, possible: 791.4 })
const findScenarioCard = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement

/** Renders scenarios of a customer without a partner, with the given results. */
const renderScenarios = (
  given: Parameters<typeof createScenarioSet>[0],
  file: Parameters<typeof mockCustomerFile>[1] = {},
) =>
  renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal, { partner: null, ...file })
    portal.answer(getScenarios, { data: { result: createScenarioSet(given) }, meta: {} })
  })
const createApplicantResult = (applicant: ScenarioResult) => ({ applicant, partner: null })
const getBarTexts = (within_: HTMLElement) => within(within_).getAllByRole('listitem').map(getPlainText)

test('@SCEN-31 the possible payments now and in the scenario are beside the required one, each with its amount', async () => {
  await renderScenarios({ unemployment: createApplicantResult(unlivableResult) })
  expect(getBarTexts(await findScenarioCard(nl.scenario_unemployment))).toEqual([
    'Nu mogelijk€ 1.200',
    'Dan mogelijk€ 791',
    'Nodig€ 1.000',
  ])
  expect(getBarTexts(await findScenarioCard(nl.scenario_move))).toEqual(['Mogelijk€ 1.200', 'Nodig€ 1.000'])
})

test('@SCEN-32 a shortfall states its monthly amount and what would close it', { tags: 'full' }, async () => {
  await renderScenarios({
    unemployment: createApplicantResult(unlivableResult),
    retirement: createApplicantResult(unlivableResult),
  })
  const lost = getPlainText(await findScenarioCard(nl.scenario_unemployment))
  expect(lost).toContain('€ 209 per maand te weinig.')
  expect(lost).toContain('Een dekking van € 209 per maand voor de hypotheek vult dit aan.')
  expect(lost).toContain(
    'Met € 18.900 minder schuld op dat moment past de maandlast en is de hypotheek opnieuw af te sluiten.',
  )
  const old = getPlainText(await findScenarioCard(nl.scenario_retirement))
  expect(old).toContain('€ 18.900 minder schuld')
  expect(old).not.toContain('dekking')
})

test('@SCEN-32 if the payments fit, only the excess debt is stated; with savings no debt is stated', {
  tags: 'full',
}, async () => {
  const maybe = createScenarioResult('maybe')
  const result = {
    ...maybe,
    verdict: { ...maybe.verdict, can_pay_mortgage: true },
    maximum_mortgage: { monthly_payments: 1200, total_sum: 79_950 },
  }
  await renderScenarios({ retirement: createApplicantResult(result) })
  const words = getPlainText(await findScenarioCard(nl.scenario_retirement))
  expect(words).toContain('€ 200 per maand over.')
  expect(words).toContain(
    'Met € 10.100 minder schuld op dat moment is de hypotheek wel opnieuw af te sluiten.',
  )
})

test('@SCEN-32 for a part with savings no debt is stated', async () => {
  const part = { ...exampleMortgage.mortgageParts[0], type: 50 }
  await renderScenarios(
    { retirement: createApplicantResult(unlivableResult) },
    { mortgages: [{ ...exampleMortgage, mortgageParts: [part] }] },
  )
  const words = getPlainText(await findScenarioCard(nl.scenario_retirement))
  expect(words).toContain('€ 209 per maand te weinig.')
  expect(words).not.toContain('minder schuld')
})

test('@SCEN-30 a slider sets the share of incapacity, and the outcome follows as text', {
  tags: 'full',
}, async () => {
  const both = { applicant: stayInHomeResult, partner: null }
  const shares = [35, 40, 45, 50, 55, 60, 65, 70, 75, 80].map((percent) => ({
    percent,
    applicant: percent < 50 ? unlivableResult : stayInHomeResult,
    partner: null,
  }))
  const { portal } = await renderScenarios({ incapacitated: { '50': both, '80': both, shares } })
  const incapacitated = await findScenarioCard(nl.scenario_incapacitated)
  const slider = within(incapacitated).getByRole('slider') as HTMLInputElement
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['35', '80', '5', '50'])
  expect(within(incapacitated).getByText(nl.verdict_yes)).toBeTruthy()
  fireEvent.change(slider, { target: { value: '35' } })
  expect(within(incapacitated).getByText(nl.verdict_no)).toBeTruthy()
  expect(slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(
    '35%. Waarschijnlijk niet. € 209 per maand te weinig.',
  )
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider.getAttribute('aria-valuetext')).toContain(nl.sub_80)
  expect(portal.sent.filter(({ path }) => path.startsWith('/scenarios'))).toHaveLength(1)
})

test('with a starter loan, the screen and each card say that it is simplified', {
  tags: 'full',
}, async () => {
  const part = { ...exampleMortgage.mortgageParts[0], type: 52 }
  await renderScenarios({}, { mortgages: [{ ...exampleMortgage, mortgageParts: [part] }] })
  expect(getPlainText(await findScenarioCard(nl.scenario_retirement))).toContain(nl.starter_loan_short)
  expect(screen.getByText(nl.starter_loan)).toBeTruthy()
})

test('if the mortgage exceeds the norms today, a notice above the results says so', {
  tags: 'full',
}, async () => {
  const now = createScenarioResult(false, { needed: 2270, possible: 1704 })
  await renderScenarios({ move: { box1: { applicant: now }, box3: { applicant: now } } })
  const notice = await screen.findByText(/^Nu al is de hypotheek hoger/)
  expect(getPlainText(notice)).toContain('€ 1.704 per maand kan, € 2.270 is nodig.')
  const answer = screen.getByText(/^Vaak wel|^Soms wel|^Ja, waarschijnlijk/)
  expect(notice.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
