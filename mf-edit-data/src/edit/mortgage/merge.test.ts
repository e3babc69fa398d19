import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeMortgage } from './merge.ts'
import { emptyMortgage, emptyPart, type MortgageValues } from './values.ts'

/** A new mortgage as a draft: the first part filled in or removed, others added. */
const typedNew = fc
  .record({
    first: fc.option(fc.record({ part_number: fc.string(), remaining_debt: fc.nat() })),
    added: fc.array(fc.record({ part_number: fc.string(), interest: fc.nat(10) }), { maxLength: 3 }),
  })
  .map(({ first, added }): MortgageValues => {
    const mortgage = emptyMortgage()
    const own = mortgage.parts.flatMap((part) => (first ? { ...part, ...first } : []))
    return { ...mortgage, parts: [...own, ...added.map((given) => ({ ...emptyPart(), ...given }))] }
  })

test('a new mortgage that was begun is what was typed, however often it is begun again', () => {
  fc.assert(
    fc.property(typedNew, (typed) => {
      expect(mergeMortgage(emptyMortgage(), typed, emptyMortgage())).toEqual(typed)
    }),
  )
})
