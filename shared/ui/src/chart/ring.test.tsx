import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test/render.tsx'
import Arcs from './Arcs.tsx'
import { Ring } from './Ring.tsx'
import { ringPaths } from './ring-paths.ts'
import type { ShownSlice } from './slices.ts'

const nothing = { current: null, onHover: () => {}, onPress: () => {} }
const outlines = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
const numbersOf = (path: string) => path.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
const slicesOf = (values: readonly number[]): ShownSlice[] =>
  values.map((value, index) => ({ id: `${index}`, label: '', value, color: 'chart1' }))

const slices: ShownSlice[] = [
  { id: 'a', label: 'Zorg', value: 3, color: 'chart1' },
  { id: 'b', label: 'Auto', value: 1, color: 'chart2' },
]

test('every part, however small or large, has an outline within its square', { tags: 'full' }, () => {
  const amounts = fc.array(fc.double({ min: 0.01, max: 99e9, noNaN: true }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, (values) => {
      const given = slicesOf(values)
      for (const ring of [
        <Arcs key="touched" {...nothing} slices={given} current={0} />,
        <Ring key="still" {...nothing} slices={given} />,
      ]) {
        const { container, unmount } = renderUi(ring)
        const paths = outlines(container)
        unmount()
        expect(paths).toHaveLength(values.length)
        for (const path of paths) expect(numbersOf(path).every((number) => Math.abs(number) <= 50)).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('@CHART-01 hovering and clicking report the part, and the highlighted one stands out', () => {
  const onHover = vi.fn()
  const onPress = vi.fn()
  const { container } = renderUi(<Arcs slices={slices} current={1} onHover={onHover} onPress={onPress} />)
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

test('the static ring has exactly the paths that nivo computes', { tags: 'full' }, () => {
  const amounts = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(amounts, (values) => {
      const { container, unmount } = renderUi(<Arcs {...nothing} slices={slicesOf(values)} />)
      const laidOut = outlines(container).map(numbersOf)
      unmount()
      const still = ringPaths(values).map(numbersOf)
      expect(still.map((path) => path.length)).toEqual(laidOut.map((path) => path.length))
      still.flat().forEach((number, at) => {
        expect(number).toBeCloseTo(laidOut.flat()[at] ?? Number.NaN, 2)
      })
    }),
    { numRuns: 50 },
  )
})

test('a ring renders its parts at once, and raises one when touched', { tags: 'full' }, async () => {
  function Pressed() {
    const [current, press] = useState<number | null>(null)
    return <Ring {...nothing} slices={slices} current={current} onPress={press} />
  }
  const { container } = renderUi(<Pressed />)
  expect(outlines(container)).toEqual(ringPaths([3, 1]))
  fireEvent.click(container.querySelectorAll('path')[1] as SVGElement)
  await vi.waitFor(() => expect(outlines(container)[1]).toContain('A49.5,49.5'))
})
