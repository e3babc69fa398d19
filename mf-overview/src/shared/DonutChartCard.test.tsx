// @module-tag full
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getPlainText, renderOverview } from '../test/render-overview.ts'
import { DonutChartCard } from './DonutChartCard.tsx'

vi.mock('@portal/ui/charts', () => {
  throw new Error('no code')
})

test('if the chart’s code does not load, its parts are listed as text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const slices = [
    { id: 'a', label: 'Loondienst', value: 900 },
    { id: 'b', label: 'Uitkering', value: 0 },
  ]
  await renderOverview(() => <DonutChartCard title="Soorten inkomen" totalLabel="per jaar" slices={slices} />)
  const amount = await screen.findByRole('definition')
  expect(getPlainText(amount)).toBe('€ 900,00')
  expect(within(amount.parentElement as HTMLElement).getByText('Loondienst')).toBeTruthy()
  expect(screen.queryByText('Uitkering')).toBeNull()
})
