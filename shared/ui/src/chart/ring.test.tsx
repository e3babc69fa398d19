import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { draw } from '../test/draw.tsx'
import Arcs from './Arcs.tsx'
import type { ShownSlice } from './slices.ts'

const slices: ShownSlice[] = [
  { id: 'a', label: 'Zorg', value: 3, color: 'chart1' },
  { id: 'b', label: 'Auto', value: 1, color: 'chart2' },
]

test('every part, however small or large, has an outline inside its square', () => {
  const amounts = fc.array(fc.double({ min: 0.01, max: 99e9, noNaN: true }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, (values) => {
      const given = values.map((value, index) => ({
        id: `${index}`,
        label: '',
        value,
        color: 'chart1' as const,
      }))
      const { container, unmount } = draw(
        <Arcs slices={given} current={0} onHover={() => {}} onPress={() => {}} />,
      )
      const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
      unmount()
      expect(paths).toHaveLength(values.length)
      for (const path of paths) {
        const numbers = path.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
        expect(numbers.every((number) => Math.abs(number) <= 50)).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('@CHART-01 pointing at a part and pressing it tell which; the highlighted part stands out', () => {
  const onHover = vi.fn()
  const onPress = vi.fn()
  const { container } = draw(<Arcs slices={slices} current={1} onHover={onHover} onPress={onPress} />)
  const [first, second] = container.querySelectorAll('path')
  if (!first || !second) throw new Error('a part is missing')
  fireEvent.mouseOver(first)
  fireEvent.mouseOver(first.ownerSVGElement ?? first)
  fireEvent.click(second)
  expect(onHover.mock.calls).toEqual([[0], [null]])
  expect(onPress).toHaveBeenCalledWith(1)
  expect(second.getAttribute('d')).toContain('A49.5,49.5')
  expect(first.getAttribute('d')).not.toContain('A49.5,49.5')
})
