// @module-tag full
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import { type FakePortal, fakePortal } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import RefinanceSlot from '../refinance/RefinanceSlot.tsx'
import ScenariosSlot from '../scenarios/ScenariosSlot.tsx'
import nl from '../texts/nl.json'
import widget from '../texts/widget/nl.json'
import { MaximumMortgage } from '../widget/maximum-mortgage/MaximumMortgage.tsx'
import { Sustainability } from '../widget/sustainability/Sustainability.tsx'
import { drawWidget } from '../widget/test/draw-widget.tsx'
import { answerFile, exampleMortgage, exampleSet } from './example.ts'
import { open, plain } from './open.ts'
import { exampleComparison, exampleProposal } from './refinance.ts'

const norms = { lending_from: '2026-01-01', valid_to: '2026-12-31' }
const ended = { warnings: ['norms_ended'], norms }
const refused = { errors: ['norms_ended'], norms }
const alertText = async () => plain(await screen.findByRole('alert'))
const sentence =
  'Deze uitkomst is met de normen van 2026. Die golden tot en met 31 december 2026. ' +
  'Met de normen van nu kan het anders uitkomen. Je adviseur rekent het voor je na.'
const words = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('.D', '. D').replaceAll('.M', '. M')

const showScenarios = (meta: object, result: ReturnType<typeof exampleSet> | null = exampleSet({})) =>
  open(ScenariosSlot, (portal) => {
    answerFile(portal)
    portal.answer(getScenarios, { data: { result }, meta })
  })
const showRefinance = (meta: object, hasResult = true) =>
  open(RefinanceSlot, (portal: FakePortal) => {
    answerFile(portal, { mortgages: [exampleMortgage] })
    const result = hasResult ? exampleComparison([exampleProposal()]) : null
    portal.answer(getRefinance, { data: { result }, meta })
  })
const showMaximum = (meta: object, hasResult = true) => {
  const figures = { total_sum: 300_000, maximum_by_income: 300_000, maximum_by_value: null }
  const result = { ...figures, monthly_payments: 1500, test_rate: 0.05, figures: {}, trace: null }
  fakePortal().answer(getMaximumMortgage, { data: { result: hasResult ? result : null }, meta })
  drawWidget(MaximumMortgage, { birth: '1984-04-17', salary: 4500 })
}

test('advice 7: scenarios and refinancing say above the outcome of which year its norms are', async () => {
  await showScenarios(ended)
  expect(words(await alertText())).toBe(sentence)
  await showRefinance(ended)
  expect((await screen.findAllByRole('alert')).map((alert) => words(plain(alert)))).toContain(sentence)
})

test('advice 7: so do the widgets, and norms that hold are named by their year without a warning', async () => {
  showMaximum(ended)
  expect(words(await alertText())).toBe(sentence)
  expect(screen.getByText(/leennormen, geen aanbod/).textContent).toContain('de leennormen van 2026')
})

test('advice 7: nothing is said while norms hold, nor by a service that does not tell', async () => {
  showMaximum({ norms })
  await screen.findByText(/300\.000/, { selector: '.figure' })
  expect(screen.queryByRole('alert')).toBeNull()
  await showScenarios({})
  await screen.findByRole('heading', { name: nl.scenario_move })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('advice 7: long after their end there is a sentence instead of an outcome, in all four tools', async () => {
  await showScenarios(refused, null)
  expect(await screen.findByText(nl.norms_too_old_hint)).toBeTruthy()
  await showRefinance(refused, false)
  expect(await screen.findAllByText(nl.norms_too_old_hint)).toBeTruthy()
})

test('advice 7: the maximum as well', async () => {
  showMaximum(refused, false)
  expect(await alertText()).toContain(widget.problem_norms)
})

/** Fills in a measure and runs the check. */
async function checkMeasure() {
  drawWidget(Sustainability, { value: 400_000, debt: 200_000, rate: 4 })
  await userEvent.selectOptions(await screen.findByLabelText(widget.measure), widget.measure_solar)
  await userEvent.type(screen.getByLabelText(widget.measure_costs), '5000')
  await userEvent.click(screen.getByRole('button', { name: /^Bereken/ }))
}

test('advice 7: and the sustainability check, which warns as the others do', async () => {
  fakePortal().answer(getSustainability, { data: { result: null }, meta: refused })
  await checkMeasure()
  expect(await alertText()).toContain(widget.problem_norms)
})
