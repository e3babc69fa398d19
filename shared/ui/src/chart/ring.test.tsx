import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test/render.tsx'
import AnimatedRingArcs from './AnimatedRingArcs.tsx'
import { buildRingPaths } from './build-ring-paths.ts'
import type { ColoredSlice } from './chart-slices.ts'
import { Ring } from './Ring.tsx'

const inertRingProps = { current: null, onHover: () => {}, onPress: () => {} }
const getPathData = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
const parsePathNumbers = (path: string) => path.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
const createSlices = (values: readonly number[]): ColoredSlice[] =>
  values.map((value, index) => ({ id: `${index}`, label: '', value, color: 'chart1' }))

const exampleSlices: ColoredSlice[] = [
  { id: 'a', label: 'Zorg', value: 3, color: 'chart1' },
  { id: 'b', label: 'Auto', value: 1, color: 'chart2' },
]

test('every part, however small or large, has an outline within its square', { tags: 'full' }, () => {
  const amounts = fc.array(fc.double({ min: 0.01, max: 99e9, noNaN: true }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(amounts, (values) => {
      const given = createSlices(values)
      for (const ring of [
        <AnimatedRingArcs key="touched" {...inertRingProps} slices={given} current={0} />,
        <Ring key="still" {...inertRingProps} slices={given} />,
      ]) {
        const { container, unmount } = renderUi(ring)
        const paths = getPathData(container)
        unmount()
        expect(paths).toHaveLength(values.length)
        for (const path of paths)
          expect(parsePathNumbers(path).every((number) => Math.abs(number) <= 50)).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('@CHART-01 hovering and clicking report the part, and the highlighted one stands out', () => {
  const onHover = vi.fn()
  const onPress = vi.fn()
  const { container } = renderUi(
    <AnimatedRingArcs slices={exampleSlices} current={1} onHover={onHover} onPress={onPress} />,
  )
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
      const { container, unmount } = renderUi(
        <AnimatedRingArcs {...inertRingProps} slices={createSlices(values)} />,
      )
      const laidOut = getPathData(container).map(parsePathNumbers)
      unmount()
      const still = buildRingPaths(values).map(parsePathNumbers)
      expect(still.map((path) => path.length)).toEqual(laidOut.map((path) => path.length))
      still.flat().forEach((number, at) => {
        expect(number).toBeCloseTo(laidOut.flat()[at] ?? Number.NaN, 2)
      })
    }),
    { numRuns: 50 },
  )
})

test('a ring renders its parts statically, and raises one when touched', { tags: 'full' }, async () => {
  function PressableRing() {
    const [current, press] = useState<number | null>(null)
    return <Ring {...inertRingProps} slices={exampleSlices} current={current} onPress={press} />
  }
  const { container } = renderUi(<PressableRing />)
  expect(getPathData(container)).toEqual(buildRingPaths([3, 1]))
  fireEvent.click(container.querySelectorAll('path')[1] as SVGElement)
  await vi.waitFor(() => expect(getPathData(container)[1]).toContain('A49.5,49.5'))
})
