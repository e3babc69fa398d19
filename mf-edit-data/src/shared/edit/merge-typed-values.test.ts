import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTypedValues } from './merge-typed-values.ts'

const valueArbitrary = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.constant(null), fc.nat(3))
const recordArbitrary = fc.record({
  one: valueArbitrary,
  two: valueArbitrary,
  deep: fc.record({ three: valueArbitrary }),
})

test('fields changed by the customer keep their value, and all others get the current value on file', () => {
  fc.assert(
    fc.property(recordArbitrary, recordArbitrary, recordArbitrary, (base, typed, saved) => {
      const merged = mergeTypedValues(base, typed, saved)
      for (const name of ['one', 'two'] as const)
        expect(merged[name]).toBe(typed[name] === base[name] ? saved[name] : typed[name])
      expect(merged.deep.three).toBe(
        typed.deep.three === base.deep.three ? saved.deep.three : typed.deep.three,
      )
    }),
  )
})

test('without typed changes, or without changes on file, merging changes nothing', () => {
  fc.assert(
    fc.property(recordArbitrary, recordArbitrary, (base, other) => {
      expect(mergeTypedValues(base, base, other)).toEqual(other)
      expect(mergeTypedValues(base, other, base)).toEqual(other)
    }),
  )
})
