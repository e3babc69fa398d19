// @module-tag full
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import { createFakePortal, type FakePortal } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import RefinanceSlot from '../refinance/RefinanceSlot.tsx'
import ScenariosSlot from '../scenarios/ScenariosSlot.tsx'
import nl from '../texts/nl.json'
import widget from '../texts/widget/nl.json'
import { MaximumMortgageWidget } from '../widget/maximum-mortgage/MaximumMortgageWidget.tsx'
import { SustainabilityWidget } from '../widget/sustainability/SustainabilityWidget.tsx'
import { renderWidget } from '../widget/test/render-widget.tsx'
import { createScenarioSet, exampleMortgage, mockCustomerFile } from './calculator-examples.ts'
import { createComparison, createProposal } from './refinance-examples.ts'
import { getPlainText, renderCalculator } from './render-calculator.ts'

const exampleNorms = { lending_from: '2026-01-01', valid_to: '2026-12-31' }
const normsEndedWarningMeta = { warnings: ['norms_ended'], norms: exampleNorms }
const normsEndedErrorMeta = { errors: ['norms_ended'], norms: exampleNorms }
const findAlertText = async () => getPlainText(await screen.findByRole('alert'))
const normsEndedSentence =
  'Deze uitkomst is met de normen van 2026. Die golden tot en met 31 december 2026. ' +
  'Met de normen van nu kan het anders uitkomen. Je adviseur rekent het voor je na.'
const normalizeSentence = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll('.D', '. D').replaceAll('.M', '. M')

const renderScenarios = (
  meta: object,
  result: ReturnType<typeof createScenarioSet> | null = createScenarioSet({}),
) =>
  renderCalculator(ScenariosSlot, (portal) => {
    mockCustomerFile(portal)
    portal.answer(getScenarios, { data: { result }, meta })
  })
const renderRefinance = (meta: object, hasResult = true) =>
  renderCalculator(RefinanceSlot, (portal: FakePortal) => {
    mockCustomerFile(portal, { mortgages: [exampleMortgage] })
    const result = hasResult ? createComparison([createProposal()]) : null
    portal.answer(getRefinance, { data: { result }, meta })
  })
const renderMaximumMortgage = (meta: object, hasResult = true) => {
  const figures = { total_sum: 300_000, maximum_by_income: 300_000, maximum_by_value: null }
  const result = { ...figures, monthly_payments: 1500, test_rate: 0.05, figures: {}, trace: null }
  createFakePortal().answer(getMaximumMortgage, { data: { result: hasResult ? result : null }, meta })
  renderWidget(MaximumMortgageWidget, {
    'applicant.date_of_birth': '1984-04-17',
    'applicant.income.annual_employment_income': 4500,
  })
}

test('scenarios and refinancing state the year of ended norms above the result', async () => {
  await renderScenarios(normsEndedWarningMeta)
  expect(normalizeSentence(await findAlertText())).toBe(normsEndedSentence)
  await renderRefinance(normsEndedWarningMeta)
  expect(
    (await screen.findAllByRole('alert')).map((alert) => normalizeSentence(getPlainText(alert))),
  ).toContain(normsEndedSentence)
})

test('widgets do the same, and state the year of current norms without a warning', async () => {
  renderMaximumMortgage(normsEndedWarningMeta)
  expect(normalizeSentence(await findAlertText())).toBe(normsEndedSentence)
  expect(screen.getByText(/leennormen, geen aanbod/).textContent).toContain('de leennormen van 2026')
})

test('with current norms, or from a service without norms, no warning is shown', async () => {
  renderMaximumMortgage({ norms: exampleNorms })
  await screen.findByText(/300\.000/, { selector: '.figure' })
  expect(screen.queryByRole('alert')).toBeNull()
  await renderScenarios({})
  await screen.findByRole('heading', { name: nl.scenario_move })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('long after the norms ended, all four calculators show a message instead of a result', async () => {
  await renderScenarios(normsEndedErrorMeta, null)
  expect(await screen.findByText(nl.norms_too_old_hint)).toBeTruthy()
  await renderRefinance(normsEndedErrorMeta, false)
  expect(await screen.findAllByText(nl.norms_too_old_hint)).toBeTruthy()
})

test('the maximum mortgage shows the warning too', async () => {
  renderMaximumMortgage(normsEndedErrorMeta, false)
  expect(await findAlertText()).toContain(widget.problem_norms)
})

/** Fills in an energy measure and starts the calculation. */
async function submitMeasure() {
  renderWidget(SustainabilityWidget, { market_value: 400_000, current_debt: 200_000, interest_rate: 4 })
  await userEvent.selectOptions(await screen.findByLabelText(widget.measure), widget.measure_solar)
  await userEvent.type(screen.getByLabelText(widget.measure_costs), '5000')
  await userEvent.click(screen.getByRole('button', { name: /^Bereken/ }))
}

test('the sustainability check shows the warning too', async () => {
  createFakePortal().answer(getSustainability, { data: { result: null }, meta: normsEndedErrorMeta })
  await submitMeasure()
  expect(await findAlertText()).toContain(widget.problem_norms)
})
