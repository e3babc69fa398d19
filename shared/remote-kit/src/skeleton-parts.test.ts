import { ScreenSkeleton } from '@portal/contract/skeleton'
import * as v from '@portal/contract/valibot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bar,
  card,
  columns,
  repeatPart,
  rows,
  type SkeletonPart,
  summary,
  surface,
} from './skeleton-parts.ts'

const isValidSkeleton = (skeleton: unknown) => v.safeParse(ScreenSkeleton, skeleton).success

test('a skeleton built from its functions, at most five deep, is valid and survives JSON', () => {
  const skeleton = [
    surface([bar('200px', '64px')], { base: '560px', lg: '470px' }),
    columns({ base: [1], md: [1, '104px'] }, rows([bar('44em'), card([bar('60%')])], 'wide'), summary(bar())),
    ...repeatPart(2, card([bar('240px', '24px', 'round')], '12.5px')),
  ]
  const sent: unknown = JSON.parse(JSON.stringify(skeleton))
  expect(v.parse(ScreenSkeleton, sent)).toEqual(sent)
})

test('a length accepts nothing else, so that no other style can be injected', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{1,4}(\.\d{1,2})?(px|%|em)$/.test(text))
      expect(isValidSkeleton([{ kind: 'bar', w: text }])).toBe(false)
      expect(isValidSkeleton([{ kind: 'columns', at: [text], parts: [] }])).toBe(false)
    }),
  )
})

test('blocks nested more than five deep are invalid', () => {
  const createNestedRows = (depth: number): SkeletonPart =>
    depth === 1 ? bar() : rows([createNestedRows(depth - 1)])
  expect(isValidSkeleton([createNestedRows(5)])).toBe(true)
  expect(isValidSkeleton([createNestedRows(6)])).toBe(false)
})
