import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeMortgage } from './MortgageForm.tsx'
import { createEmptyMortgage, createEmptyPart, type MortgageValues } from './mortgage-values.ts'

/** Arbitrary for drafts of a new mortgage: the first part is filled in or removed, others are added. */
const newMortgageArbitrary = fc
  .record({
    first: fc.option(fc.record({ part_number: fc.string(), remaining_debt: fc.nat() })),
    added: fc.array(fc.record({ part_number: fc.string(), interest: fc.nat(10) }), { maxLength: 3 }),
  })
  .map(({ first, added }): MortgageValues => {
    const mortgage = createEmptyMortgage()
    const own = mortgage.parts.flatMap((part) => (first ? { ...part, ...first } : []))
    return { ...mortgage, parts: [...own, ...added.map((given) => ({ ...createEmptyPart(), ...given }))] }
  })

test('the draft of a new mortgage gives the typed values, however often it is resumed', () => {
  fc.assert(
    fc.property(newMortgageArbitrary, (typed) => {
      expect(mergeMortgage(createEmptyMortgage(), typed, createEmptyMortgage())).toEqual(typed)
    }),
  )
})
