import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../../texts/widget/nl.json'
import { renderWidget } from '../test/render-widget.tsx'
import { SustainabilityWidget } from './SustainabilityWidget.tsx'

const listCosts = () => screen.getAllByLabelText<HTMLInputElement>(nl.measure_costs).map(({ value }) => value)

test('removing a measure keeps the values of the others', async () => {
  renderWidget(SustainabilityWidget)
  for (const [index, costs] of ['1000', '2000', '3000'].entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: nl.measure_add }))
    await userEvent.type(screen.getAllByLabelText(nl.measure_costs).at(-1) as HTMLElement, costs)
  }
  await userEvent.click(screen.getByRole('button', { name: nl.measure_remove_of.replace('{number}', '2') }))
  expect(listCosts()).toEqual(['1.000', '3.000'])
  await userEvent.click(screen.getByRole('button', { name: nl.measure_add }))
  expect(listCosts()).toEqual(['1.000', '3.000', ''])
})
