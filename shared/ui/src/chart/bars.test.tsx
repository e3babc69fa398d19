import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { Bars, calculateTicks } from './Bars.tsx'

const exampleBars = [
  { id: '2027', label: '2027', values: [75, 75] },
  { id: '2028', label: '2028', values: [120, 30], marked: true },
]
const renderBars = () =>
  renderUi(
    <Bars
      title="Betalingen"
      colors={['chart1', 'chart3']}
      bars={exampleBars}
      axis={String}
      describe={({ label, values }) => `${label}: ${values.join(' en ')}`}
      note={{ bar: '2028', text: 'nog 900 open' }}
    />,
  )

test('arrow keys move between bars, and a bar is announced in words', { tags: 'full' }, async () => {
  renderBars()
  expect(screen.getByRole('status').textContent).toBe('')
  screen.getByRole('group', { name: /^Betalingen/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('status').textContent).toBe('2027: 75 en 75')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('status').textContent).toBe('2028: 120 en 30')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('bars are as high as their share of the axis, and the note points at its bar', () => {
  renderBars()
  const heights = [...screen.getByRole('group').querySelectorAll<HTMLElement>('[aria-hidden] > div')]
    .map(({ style }) => style.height)
    .filter(Boolean)
  expect(heights).toEqual(['50%', '50%', '80%', '20%'])
  expect(screen.getByText('nog 900 open').style.right).toBe('calc(25% + 6px)')
})

test('an axis starts at zero, exceeds the highest value, and has few round lines', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 99e9, noNaN: true }), (highest) => {
      const ticks = calculateTicks(highest)
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(ticks.at(-2) ?? -1).toBeLessThan(highest)
    }),
  )
  expect(calculateTicks(14_100)).toEqual([0, 5000, 10_000, 15_000])
  expect(calculateTicks(0)).toEqual([0])
})
