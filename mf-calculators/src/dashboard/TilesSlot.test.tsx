import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { type FakePortal, findLayer } from '@portal/remote-kit/test'
import { Text } from '@portal/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerFile } from '../test/example.ts'
import { open } from '../test/open.ts'
import nl from '../texts/nl.json'
import TilesSlot from './TilesSlot.tsx'
import { tools } from './tools.ts'
import './ToolDrawer.tsx'

/** A portal with these calculators; each shows its name. */
const withTools = (there: readonly string[]) => ({
  slot: (name: string) =>
    there
      .filter((tool) => name === `calculator.${tool}`)
      .map((tool) => ({
        remote: 'mf',
        view: tool,
        load: async () => () => <Text>{`Calculator ${tool}`}</Text>,
      })),
})
const show = (there: readonly string[], path = '/dashboard') =>
  open(TilesSlot, answerFile, { path, overrides: withTools(there) })
const tiles = () => screen.getAllByRole('link', { hidden: true })

test('@DASH-12 a tile for each calculator, in the order of the specification', async () => {
  await show([...tools].reverse())
  expect(tiles().map((tile) => tile.querySelector('h3')?.textContent)).toEqual(
    tools.map((tool) => nl[`tool_${tool}`]),
  )
})

test('@TENANT-19 @TENANT-24 a calculator that is not there has no tile, and without any nothing shows', async () => {
  await show(['scenarios', 'refinance'])
  expect(tiles()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: nl.tiles_more })).toBeNull()
  document.body.replaceChildren()
  await show([])
  expect(screen.queryByText(nl.tiles)).toBeNull()
})

test('@DASH-13 two tiles show, and the toggle shows all and folds them again', async () => {
  await show(tools)
  const visible = () => tiles().filter((tile) => getComputedStyle(tile).display !== 'none')
  expect(visible()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: nl.tiles_more }))
  expect(visible()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: nl.tiles_fewer }))
  expect(visible()).toHaveLength(2)
})

test('@DASH-14 the address opens a calculator in a drawer, and closing takes it out again', async () => {
  await show(tools, '/dashboard?reken=refinance')
  const drawer = await findLayer(nl.tool_refinance)
  expect(await screen.findByText('Calculator refinance')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(drawer.dataset.state).toBe('closed'))
  expect(location.search).toBe('')
})

test('a calculator for which the file has too little has no tile, and says by its address what is missing', {
  tags: 'full',
}, async () => {
  const emptyFile = (portal: FakePortal) => {
    portal.answer(getMortgages, { data: [] })
    portal.answer(getLiving, { data: null })
  }
  await open(TilesSlot, emptyFile, { path: '/dashboard?reken=scenarios', overrides: withTools(tools) })
  await waitFor(() =>
    expect(tiles().map((tile) => tile.querySelector('h3')?.textContent)).toEqual([
      nl.tool_maximum_mortgage,
      nl.tool_sustainability,
    ]),
  )
  expect(await findLayer(nl.tool_scenarios)).toBeTruthy()
})

test('an address of a calculator that is not there opens nothing', async () => {
  await show(['scenarios'], '/dashboard?reken=refinance')
  expect(tiles()).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
