import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTyped } from './merge.ts'

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.constant(null), fc.nat(3))
const record = fc.record({ one: value, two: value, deep: fc.record({ three: value }) })

test('what was changed here stays, everything else is what is on file now', () => {
  fc.assert(
    fc.property(record, record, record, (base, typed, saved) => {
      const merged = mergeTyped(base, typed, saved)
      for (const name of ['one', 'two'] as const)
        expect(merged[name]).toBe(typed[name] === base[name] ? saved[name] : typed[name])
      expect(merged.deep.three).toBe(
        typed.deep.three === base.deep.three ? saved.deep.three : typed.deep.three,
      )
    }),
  )
})

test('nothing typed, or nothing changed on file, changes nothing', () => {
  fc.assert(
    fc.property(record, record, (base, other) => {
      expect(mergeTyped(base, base, other)).toEqual(other)
      expect(mergeTyped(base, other, base)).toEqual(other)
    }),
  )
})
