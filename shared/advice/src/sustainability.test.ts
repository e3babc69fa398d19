import { SustainabilityInput } from '@portal/contract/sustainability'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { calculateSustainability } from './sustainability.ts'

const calculatePaybackMonths = (costs: number, saving_per_month: number) => {
  const input = v.parse(SustainabilityInput, {
    market_value: 400_000,
    measures: [{ name: 'roof', costs, saving_per_month }],
    interest_rate: 0.04,
  })
  const { payback_time_in_months, figures } = calculateSustainability(
    input,
    getCalculationBasisOn('2026-11-21'),
  )
  return [payback_time_in_months, figures?.payback_time_in_months !== undefined]
}

test('measures have no payback time if it is longer than fifty years', () => {
  expect(calculatePaybackMonths(9_500, 62.5)).toEqual([152, true])
  expect(calculatePaybackMonths(6_000, 10)).toEqual([600, true])
  expect(calculatePaybackMonths(6_000.01, 10)).toEqual([null, false])
  expect(calculatePaybackMonths(35_775, 1)).toEqual([null, false])
  expect(calculatePaybackMonths(9_500, 0)).toEqual([null, false])
})
