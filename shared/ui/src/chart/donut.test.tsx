import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { type ChartSlice, selectColoredSlices } from './chart-slices.ts'
import { Donut } from './Donut.tsx'
import { useSliceHighlight } from './use-slice-highlight.ts'

const exampleSlices: ChartSlice[] = [
  { id: 'a', label: 'Zorg', value: 160 },
  { id: 'b', label: 'Auto', value: 78 },
]
const formatEuro = (value: number) => `€ ${value}`
const renderDonut = () =>
  renderUi(<Donut title="Premies" slices={exampleSlices} totalLabel="Samen" format={formatEuro} />)
const getHoleText = () => screen.getByRole('group').textContent

test('@CHART-01 the hole shows the total, or the highlighted slice', {
  tags: 'full',
}, async () => {
  renderDonut()
  expect(getHoleText()).toContain('Samen€ 238')
  screen.getByRole('group').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(getHoleText()).toContain('Zorg€ 160')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(getHoleText()).toContain('Auto€ 78')
  await userEvent.keyboard('{Escape}')
  expect(getHoleText()).toContain('Samen€ 238')
})

test('a single part is shown as text, without a ring', () => {
  renderUi(
    <Donut title="Premies" slices={exampleSlices.slice(0, 1)} totalLabel="Samen" format={formatEuro} />,
  )
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('Zorg€ 160')
})

test('@WCAG-1.1.1 @WCAG-1.4.1 trust D6: the same values are in a table, one click away', async () => {
  renderDonut()
  await userEvent.click(screen.getByRole('button', { name: 'Toon als tabel' }))
  const cells = screen.getAllByRole('row').map((row) => row.textContent)
  expect(cells).toEqual(['OnderdeelBedrag', 'Zorg€ 160', 'Auto€ 78', 'Totaal€ 238'])
})

test('@CHART-01 @CHART-02 a slice is highlighted after 200 ms of hovering, and at once on click', () => {
  vi.useFakeTimers()
  function RemountableDonut() {
    const { current, hover, press } = useSliceHighlight(2)
    return (
      <button
        type="button"
        onMouseEnter={() => hover(1)}
        onMouseLeave={() => hover(null)}
        onClick={() => press(0)}
      >
        {String(current)}
      </button>
    )
  }
  render(<RemountableDonut />)
  const slice = screen.getByRole('button')
  fireEvent.mouseEnter(slice)
  act(() => void vi.advanceTimersByTime(199))
  expect(slice.textContent).toBe('null')
  act(() => void vi.advanceTimersByTime(1))
  expect(slice.textContent).toBe('1')
  fireEvent.click(slice)
  expect(slice.textContent).toBe('0')
  fireEvent.mouseLeave(slice)
  expect(slice.textContent).toBe('null')
})

test('at most six slices show, largest first, and the rest is combined', () => {
  const values = fc.array(fc.integer({ min: -100, max: 100_000 }), { maxLength: 30 })
  fc.assert(
    fc.property(values, (numbers) => {
      const given = numbers.map((value, index) => ({ id: String(index), label: String(index), value }))
      const shown = selectColoredSlices(given, 'Rest')
      const sumValues = (of: readonly { value: number }[]) =>
        of.reduce((total, { value }) => total + Math.max(0, value), 0)
      expect(shown.length).toBeLessThanOrEqual(6)
      expect(sumValues(shown)).toBe(sumValues(given))
      expect(shown.every(({ value }) => value > 0)).toBe(true)
      const named = shown.filter(({ id }) => id !== 'rest').map(({ value }) => value)
      expect(named).toEqual([...named].sort((a, b) => b - a))
    }),
  )
})

test('a slice keeps its colour when another outgrows it, and a fixed colour always', () => {
  const getSliceColors = (...values: number[]) =>
    Object.fromEntries(
      selectColoredSlices(
        values.map((value, index) => ({ id: String(index), label: '', value })),
        'Rest',
      ).map(({ id, color }) => [id, color]),
    )
  expect(getSliceColors(3, 2, 1)).toEqual(getSliceColors(1, 2, 3))
  expect(getSliceColors(3, 0, 1)).toEqual({ 0: 'chart1', 2: 'chart3' })
  const own = [
    { id: 'interest', label: '', value: 2, color: 'chart1' as const },
    { id: 'premium', label: '', value: 1 },
  ]
  expect(selectColoredSlices(own, 'Rest').map(({ color }) => color)).toEqual(['chart1', 'chart2'])
})
