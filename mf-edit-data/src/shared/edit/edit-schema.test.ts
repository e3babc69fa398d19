// @module-tag full
import { editCases } from '@portal/contract/edit-cases'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf } from './resolver.ts'

const at = (errors: object, path: string): { message?: string } | undefined =>
  path
    .split('.')
    .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], errors) as
    | { message?: string }
    | undefined

test('@EDIT-12 @EDITMORT-14 @EDITMORT-15 @EDITMORT-16 @EDITMORT-17 @EDITMORT-18 @EDITMORT-19 @EDITMORT-20 @EDITMORT-22 the browser refuses what breaks a rule, at its field, and nothing else', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000_000_000)), (numbers) => {
      const pick = (below: number) => Number(numbers.next().value) % below
      for (const { call, body, path, rule } of editCases(pick)) {
        if (!call.body) throw new Error('a save has a body')
        const errors = errorsOf(call.body, body, (name) => name)
        expect([path, at(errors, path)?.message ?? null, JSON.stringify(body)]).toEqual([
          path,
          rule,
          JSON.stringify(body),
        ])
        if (rule === null) expect(errors).toEqual({})
      }
    }),
    { numRuns: 100 },
  )
})
