import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'
import { expect, test } from 'vitest'
import { chooseVerdict, findLowestRate, groupProposals } from './proposal-groups.ts'

const createProposal = (
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
const createResult = (refinance_proposals: RefinanceProposal[], product_line_id: string | null = 'own') =>
  ({ refinance_proposals, current_mortgage_situation: { product_line_id } }) as RefinanceResult
const getProposalIds = (proposals: readonly RefinanceProposal[]) =>
  proposals.map((one) => one.product_line_id)

test('@REFI-12 @REFI-13 @REFI-14 each proposal is in one group, highest gain first', () => {
  const groups = groupProposals(
    createResult([
      createProposal('a', 1),
      createProposal('own', -5, false),
      createProposal('b', 9, false),
      createProposal('c', 4),
    ]),
  )
  expect(getProposalIds(groups.matching)).toEqual(['own'])
  expect(getProposalIds(groups.fitting)).toEqual(['c', 'a'])
  expect(getProposalIds(groups.not_fitting)).toEqual(['b'])
})

test('with an unknown current product, no proposal is in the matching group', () => {
  expect(groupProposals(createResult([createProposal('own', 1)], null)).matching).toEqual([])
})

test('the verdict follows from the best proposal that fits the income', () => {
  expect(chooseVerdict(createResult([createProposal('a', 10, false), createProposal('b', 4)]))).toMatchObject(
    {
      verdict: 'yes',
      best: { product_line_id: 'b' },
    },
  )
  expect(chooseVerdict(createResult([createProposal('a', -3), createProposal('b', 0)])).verdict).toBe('no')
  expect(chooseVerdict(createResult([createProposal('a', 10, false)])).verdict).toBe('not_fitting')
  expect(chooseVerdict(createResult([]))).toEqual({ verdict: 'no', best: null, elsewhere: false })
  expect(chooseVerdict(createResult([createProposal('a', -3), createProposal('b', 7, false)]))).toMatchObject(
    {
      verdict: 'no',
      elsewhere: true,
    },
  )
})

test('the verdict is “depends” if one end of the range is a gain and the other a cost', () => {
  const getChosenVerdict = (total: number, kept: number) =>
    chooseVerdict(createResult([createProposal('a', total, true, kept)])).verdict
  expect([
    getChosenVerdict(9, 1),
    getChosenVerdict(9, 0),
    getChosenVerdict(-2, 3),
    getChosenVerdict(-2, -3),
  ]).toEqual(['yes', 'depends', 'depends', 'no'])
})

test('the lowest rate of a period is taken over all products that offer it', () => {
  const interest_rates_per_product = { a: { '120': 0.0364 }, b: { '120': 0.0329, '360': 0.04 } }
  expect(findLowestRate({ interest_rates_per_product }, 120)).toBe(0.0329)
  expect(findLowestRate({ interest_rates_per_product }, 12)).toBeNull()
})
