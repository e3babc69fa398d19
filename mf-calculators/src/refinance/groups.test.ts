import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { expect, test } from 'vitest'
import { chooseVerdict, groupsOf, lowestRate } from './groups.ts'

const proposal = (
  product_line_id: string,
  total: number,
  fits_on_income = true,
  kept: number | null = null,
) =>
  ({
    product_line_id,
    fits_on_income,
    gross_total_refinance_difference: total,
    gross_total_refinance_difference_at_current_rate: kept,
    net_total_refinance_difference: null,
  }) as RefinanceProposal
const result = (refinance_proposals: RefinanceProposal[], product_line_id: string | null = 'own') =>
  ({ refinance_proposals, current_mortgage_situation: { product_line_id } }) as RefinanceResult
const ids = (proposals: readonly RefinanceProposal[]) => proposals.map((one) => one.product_line_id)

test('@REFI-12 @REFI-13 @REFI-14 each proposal is in one group, the largest gain first', () => {
  const groups = groupsOf(
    result([proposal('a', 1), proposal('own', -5, false), proposal('b', 9, false), proposal('c', 4)]),
  )
  expect(ids(groups.matching)).toEqual(['own'])
  expect(ids(groups.fitting)).toEqual(['c', 'a'])
  expect(ids(groups.not_fitting)).toEqual(['b'])
})

test('where the current product is not known nothing matches', () => {
  expect(groupsOf(result([proposal('own', 1)], null)).matching).toEqual([])
})

test('the answer follows from the best proposal that the income carries', () => {
  expect(chooseVerdict(result([proposal('a', 10, false), proposal('b', 4)]))).toMatchObject({
    answer: 'yes',
    best: { product_line_id: 'b' },
  })
  expect(chooseVerdict(result([proposal('a', -3), proposal('b', 0)])).answer).toBe('no')
  expect(chooseVerdict(result([proposal('a', 10, false)])).answer).toBe('not_fitting')
  expect(chooseVerdict(result([]))).toEqual({ answer: 'no', best: null, elsewhere: false })
  expect(chooseVerdict(result([proposal('a', -3), proposal('b', 7, false)]))).toMatchObject({
    answer: 'no',
    elsewhere: true,
  })
})

test('advice 1: it depends where one end of the range gains and the other costs', () => {
  const answerAt = (total: number, kept: number) =>
    chooseVerdict(result([proposal('a', total, true, kept)])).answer
  expect([answerAt(9, 1), answerAt(9, 0), answerAt(-2, 3), answerAt(-2, -3)]).toEqual([
    'yes',
    'depends',
    'depends',
    'no',
  ])
})

test('the lowest rate of a period is over all products that offer it', () => {
  const interest_rates_per_product = { a: { '120': 0.0364 }, b: { '120': 0.0329, '360': 0.04 } }
  expect(lowestRate({ interest_rates_per_product }, 120)).toBe(0.0329)
  expect(lowestRate({ interest_rates_per_product }, 12)).toBeNull()
})
