import { ReleaseAction } from '@portal/contract/release'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidPercent, releaseMethods, toReleaseAction } from './release-form-values.ts'

const formValuesArbitrary = fc.record({
  version: fc.stringMatching(/^\d\.\d\.\d$/),
  way: fc.constantFrom(...releaseMethods),
  tenant: fc.stringMatching(/^[a-z]{1,10}$/),
  percent: fc.integer({ min: 1, max: 100 }).map(String),
  force: fc.boolean(),
  why: fc.constantFrom('', '  ', 'spoed'),
})

test('any valid form values give a valid request, forced only if the version waits for the gate, and for the chosen tenant', () => {
  fc.assert(
    fc.property(formValuesArbitrary, fc.boolean(), (typed, waits) => {
      const act = v.parse(ReleaseAction, toReleaseAction(typed, waits))
      expect('force' in act && act.force).toBe(waits && typed.force)
      expect(act.tenant).toBe(typed.way === 'promote' ? undefined : typed.tenant)
      expect(act.why).toBe(typed.why.trim() || undefined)
    }),
  )
})

test('a percentage is a whole number from 1 to 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 400 }), (share) => {
      expect(isValidPercent(String(share))).toBe(share >= 1 && share <= 100)
    }),
  )
  for (const typed of ['', '10,5', '1e1', 'tien']) expect(isValidPercent(typed)).toBe(false)
})
