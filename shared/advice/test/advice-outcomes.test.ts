// @module-tag full
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { compareOutcomes, listOutcomes } from '../src/advice-outcomes.ts'
import { compareLoan } from '../src/refinance/compare-loan.ts'
import { calculateScenarioSet } from '../src/scenarios/scenario-set.ts'
import {
  arbitraryRefinanceInput,
  arbitraryScenarioInput,
  exampleProducts,
} from './arbitraries/arbitrary-inputs.ts'

const calculationBasis = getCalculationBasisOn('2026-11-21')
const fastCheckOptions = { numRuns: 5 }

test('each scenario of a person and each proposal is listed with its figures', () => {
  fc.assert(
    fc.property(arbitraryScenarioInput, arbitraryRefinanceInput, (input, loan) => {
      const parts = listOutcomes(calculateScenarioSet(v.parse(ScenarioInput, input), calculationBasis))
      const paths = parts.map(({ path }) => path)
      expect(paths).toContain('retirement.applicant')
      expect(new Set(paths).size).toBe(paths.length)
      for (const { figures, verdict } of parts) {
        expect(verdict).not.toBeNull()
        expect(figures.map(({ name }) => name)).toContain('maximum_mortgage.total_sum')
      }
      const compared = compareLoan(v.parse(RefinanceInput, loan), exampleProducts, calculationBasis)
      const offered = listOutcomes(compared, (lender, product) => `${lender} ${product}`)
      expect(offered.filter(({ path }) => path === 'refinance_proposals')).toHaveLength(
        compared.refinance_proposals.length,
      )
      expect(offered.find(({ path }) => path === '')?.figures[0]).toMatchObject({
        rule: 'repayment_penalty',
        value: compared.repayment_penalty,
      })
    }),
    fastCheckOptions,
  )
})

test('equal results have no differences, and changed figures are listed', () => {
  fc.assert(
    fc.property(arbitraryScenarioInput, (input) => {
      const was = listOutcomes(calculateScenarioSet(v.parse(ScenarioInput, input), calculationBasis))
      expect(compareOutcomes(was, was)).toEqual([])
      const [first, ...others] = was
      const [figure, ...rest] = first?.figures ?? []
      if (!first || !figure) return
      const is = [{ ...first, figures: [{ ...figure, value: figure.value + 1 }, ...rest] }, ...others]
      const changed = { name: figure.name, was: figure.value, is: figure.value + 1 }
      expect(compareOutcomes(was, is)).toMatchObject([
        { path: first.path, verdict: null, figures: [changed] },
      ])
      expect(compareOutcomes(was, others)).toMatchObject([
        { path: first.path, figures: [{ is: null }, ...rest.map(() => ({ is: null }))] },
      ])
    }),
    fastCheckOptions,
  )
})
