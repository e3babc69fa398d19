import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { type FakePortal, findOverlay } from '@portal/remote-kit/test'
import { Text } from '@portal/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockCustomerFile } from '../test/calculator-examples.ts'
import { renderCalculator } from '../test/render-calculator.ts'
import nl from '../texts/nl.json'
import { calculatorNames } from './calculator-list.ts'
import TilesSlot from './TilesSlot.tsx'
import './CalculatorDrawer.tsx'

/**
 * Creates portal overrides that fill the slots of these calculators with components that render the calculator's name.
 */
const createCalculatorOverrides = (available: readonly string[]) => ({
  slot: (name: string) =>
    available
      .filter((tool) => name === `calculator.${tool}`)
      .map((tool) => ({
        remote: 'mf',
        view: tool,
        load: async () => () => <Text>{`Calculator ${tool}`}</Text>,
      })),
})
const renderTilesSlot = (available: readonly string[], path = '/dashboard') =>
  renderCalculator(TilesSlot, mockCustomerFile, { path, overrides: createCalculatorOverrides(available) })
const getTiles = () => screen.getAllByRole('link', { hidden: true })

test('@DASH-12 each calculator has a tile, in the order of the specification', async () => {
  await renderTilesSlot([...calculatorNames].reverse())
  expect(getTiles().map((tile) => tile.querySelector('h3')?.textContent)).toEqual(
    calculatorNames.map((tool) => nl[`tool_${tool}`]),
  )
})

test('@TENANT-19 @TENANT-24 an unavailable calculator has no tile, and without calculators nothing is shown', async () => {
  await renderTilesSlot(['scenarios', 'refinance'])
  expect(getTiles()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: nl.tiles_more })).toBeNull()
  document.body.replaceChildren()
  await renderTilesSlot([])
  expect(screen.queryByText(nl.tiles)).toBeNull()
})

test('@DASH-13 two tiles are shown, and a button shows all and collapses them again', async () => {
  await renderTilesSlot(calculatorNames)
  const getVisibleTiles = () => getTiles().filter((tile) => getComputedStyle(tile).display !== 'none')
  expect(getVisibleTiles()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: nl.tiles_more }))
  expect(getVisibleTiles()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: nl.tiles_fewer }))
  expect(getVisibleTiles()).toHaveLength(2)
})

test('@DASH-14 the URL opens a calculator in a drawer, and closing removes it from the URL', async () => {
  await renderTilesSlot(calculatorNames, '/dashboard?reken=refinance')
  const drawer = await findOverlay(nl.tool_refinance)
  expect(await screen.findByText('Calculator refinance')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(drawer.dataset.state).toBe('closed'))
  expect(location.search).toBe('')
})

test('a calculator whose required data is missing has no tile, and its URL shows what is missing', {
  tags: 'full',
}, async () => {
  const mockEmptyCustomerFile = (portal: FakePortal) => {
    portal.answer(getMortgages, { data: [] })
    portal.answer(getLivingDetails, { data: null })
  }
  await renderCalculator(TilesSlot, mockEmptyCustomerFile, {
    path: '/dashboard?reken=scenarios',
    overrides: createCalculatorOverrides(calculatorNames),
  })
  await waitFor(() =>
    expect(getTiles().map((tile) => tile.querySelector('h3')?.textContent)).toEqual([
      nl.tool_maximum_mortgage,
      nl.tool_sustainability,
    ]),
  )
  expect(await findOverlay(nl.tool_scenarios)).toBeTruthy()
})

test('the URL of an unavailable calculator opens nothing', async () => {
  await renderTilesSlot(['scenarios'], '/dashboard?reken=refinance')
  expect(getTiles()).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
