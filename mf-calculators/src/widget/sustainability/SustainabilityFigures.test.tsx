import { SustainabilityResult } from '@portal/contract/sustainability'
import * as v from '@portal/contract/valibot'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import nl from '../../texts/widget/nl.json'
import { renderWidget } from '../test/render-widget.tsx'
import { SustainabilityFigures } from './SustainabilityFigures.tsx'

const createResult = (
  saving_per_month: number,
  payback_time_in_months: number | null,
  total_costs = 35_775,
) =>
  v.parse(SustainabilityResult, {
    ...{ total_costs, extra_for_measures: 0, extra_for_label: 0, extra_for_new_label: 0 },
    ...{ maximum_by_value: 400_000, financeable_costs: 35_775, monthly_payments: 260 },
    ...{ difference_per_month: saving_per_month - 260, guarantee_limit: 498_200 },
    ...{ saving_per_month, payback_time_in_months },
  })

test.each([
  [1, null, nl.payback_too_long],
  [0, null, nl.payback_none],
  [300, 120, '10 jaar'],
])('a saving of %s a month has a payback time of %s months, as text', (saving, months, words) => {
  const result = { ...createResult(saving, months), warnings: [], norms: null }
  renderWidget(() => (
    <SustainabilityFigures result={result} progress={{ isStale: false, resultCount: 1, input: null }} />
  ))
  expect(screen.getByText(words)).toBeTruthy()
})

test('measures without costs have no payback time', () => {
  const result = { ...createResult(50, 0, 0), warnings: [], norms: null }
  renderWidget(() => (
    <SustainabilityFigures result={result} progress={{ isStale: false, resultCount: 1, input: null }} />
  ))
  expect(screen.getByText(nl.payback_costless)).toBeTruthy()
  expect(screen.queryByText('0 maanden')).toBeNull()
})

test('if the debt exceeds the home’s value, that is stated first instead of a gain', () => {
  const result = { ...createResult(300, 120), warnings: [], norms: null }
  const input = { current_debt: 420_000, market_value: 400_000 }
  renderWidget(() => (
    <SustainabilityFigures result={result} progress={{ isStale: false, resultCount: 1, input }} />
  ))
  expect(screen.getByRole('heading', { name: nl.over_value })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: nl.difference_gain })).toBeNull()
  expect(screen.getByText(/20\.000/, { selector: '.figure' })).toBeTruthy()
})
