// @module-tag full
import { createEditFormTestCases } from '@portal/contract/test/edit-form-test-cases'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBrokenRules } from './use-edit-form.ts'

test('@EDIT-12 @EDITMORT-14 @EDITMORT-15 @EDITMORT-16 @EDITMORT-17 @EDITMORT-18 @EDITMORT-19 @EDITMORT-20 @EDITMORT-22 validation in the browser rejects what breaks a rule at its field, and nothing else', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000_000_000)), (numbers) => {
      const pickNumber = (below: number) => Number(numbers.next().value) % below
      for (const { call, body, path, rule } of createEditFormTestCases(pickNumber)) {
        const broken = findBrokenRules({ call, toBody: (typed) => typed }, body as object)
        const found = broken.find((one) => one.path.join('.') === path)?.rule ?? null
        expect([path, found, JSON.stringify(body)]).toEqual([path, rule, JSON.stringify(body)])
        if (rule === null) expect(broken).toEqual([])
      }
    }),
    { numRuns: 100 },
  )
})
