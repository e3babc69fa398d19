import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRowChanges } from './customer-file-state.ts'
import { type RowState, toFieldChanges, undoRowChange } from './row-change.ts'

const valueArbitrary = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
const factsArbitrary = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), valueArbitrary)
const rowArbitrary = fc.record({
  name: valueArbitrary,
  interest: valueArbitrary,
  facts: factsArbitrary,
}) as fc.Arbitrary<RowState>
const toSingleRowState = (state: RowState) => new Map([['part/1', state]])
const findFieldChanges = (rowBefore: RowState, rowAfter: RowState) =>
  toFieldChanges(findRowChanges(toSingleRowState(rowBefore), toSingleRowState(rowAfter)))

test('a change is listed by field, including facts, without unchanged values', () => {
  const rowBefore = { id: 3, customerId: 1, interest: 3.1, nhg: false, facts: { mobile: '0612', name: 'A' } }
  const rowAfter = { ...rowBefore, interest: 3.4, facts: { mobile: '0698', name: 'A' } }
  expect(findFieldChanges(rowBefore, rowAfter)).toEqual([
    { path: 'part.1.interest', from: 3.1, to: 3.4 },
    { path: 'part.1.mobile', from: '0612', to: '0698' },
  ])
})

test('an added row is listed from nothing, and a removed one to nothing', () => {
  const addedFields = toFieldChanges([
    { record: 'income/4', before: null, after: { id: 4, facts: { total: 900 } } },
  ])
  expect(addedFields).toEqual([{ path: 'income.4.total', from: null, to: 900 }])
  const removedFields = toFieldChanges([
    { record: 'income/4', before: { facts: { total: 900 } }, after: null },
  ])
  expect(removedFields).toEqual([{ path: 'income.4.total', from: 900, to: null }])
})

test('undoing a change restores the previous row, whatever changed', { tags: 'full' }, () => {
  fc.assert(
    fc.property(rowArbitrary, rowArbitrary, (rowBefore, rowAfter) => {
      const restoredChange = undoRowChange({ record: 'part/1', before: rowBefore, after: rowAfter }, rowAfter)
      expect(findFieldChanges(restoredChange ?? {}, rowBefore)).toEqual([])
    }),
  )
})

test('undoing keeps others’ later changes of other fields, and is rejected for the same field', () => {
  const change = {
    record: 'part/1',
    before: { a: 1, b: 1, facts: {} },
    after: { a: 2, b: 1, facts: { c: 5 } },
  }
  expect(undoRowChange(change, { a: 2, b: 9, facts: { c: 5, d: 7 } })).toEqual({
    a: 1,
    b: 9,
    facts: { d: 7 },
  })
  expect(undoRowChange(change, { a: 3, b: 1, facts: { c: 5 } })).toBeNull()
})
