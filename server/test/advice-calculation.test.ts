import { interestPeriods, type RefinanceResult } from '@portal/contract/refinance'
import { toTenantDay } from '@portal/time/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculateRefinance, calculateScenarios } from './advice-customer.ts'
import {
  collectNumbers,
  expectFiguresMatchSteps,
  listScenarioResults,
  parseRefinanceResult,
  parseScenarioSet,
} from './advice-results.ts'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

describe('scenarios', () => {
  test('every scenario is calculated for applicant and partner @API-60 @API-61 @ENTITY-42 @SCEN-03 @SCEN-04 @SCEN-05 @SCEN-06 @SCEN-07 @SCEN-08 @SCEN-09 @SCEN-11', async () => {
    const scenarioSet = parseScenarioSet(await calculateScenarios(server, 'anna'))
    for (const scenario of [
      scenarioSet.retirement,
      scenarioSet.death,
      scenarioSet.incapacitated['50'],
      scenarioSet.incapacitated['80'],
      scenarioSet.unemployment,
      scenarioSet.break_up,
    ]) {
      expect(scenario.applicant).not.toBeNull()
      expect(scenario.partner).not.toBeNull()
    }
    for (const scenario of [scenarioSet.new_interest_only, scenarioSet.move.box1, scenarioSet.move.box3]) {
      expect(scenario.applicant).not.toBeNull()
      expect(scenario).not.toHaveProperty('partner')
    }
    for (const result of listScenarioResults(scenarioSet)) {
      for (const value of collectNumbers(result)) expect(Number.isFinite(value)).toBe(true)
      const { can_pay_mortgage: canPay, can_prolong_mortgage: canProlong, livable } = result.verdict
      const isPeriodAffordable = (result.steps ?? []).every(({ fits }) => fits)
      const partialVerdict = canPay || canProlong ? 'maybe' : false
      expect(livable).toBe(canPay && canProlong && isPeriodAffordable ? true : partialVerdict)
    }
  })

  test('any figure can be traced to its inputs and a source', { tags: 'full' }, async () => {
    const scenarioSet = parseScenarioSet(await calculateScenarios(server, 'anna'))
    for (const result of listScenarioResults(scenarioSet)) {
      expect(Object.keys(result.figures ?? {}).length).toBeGreaterThanOrEqual(6)
      expectFiguresMatchSteps(scenarioSet.trace, result.figures, result)
    }
    expect(scenarioSet.trace?.sources.some(({ title }) => title.includes('hypothecair krediet'))).toBe(true)
    expect(new Set(scenarioSet.trace?.steps.map((step) => JSON.stringify({ ...step, id: 0 }))).size).toBe(
      scenarioSet.trace?.steps.length,
    )
  })

  test('the scenarios of tess have the verdicts yes, no and maybe @DEMO-19', async () => {
    const livableVerdicts = listScenarioResults(
      parseScenarioSet(await calculateScenarios(server, 'tess')),
    ).map(({ verdict }) => verdict.livable)
    expect(new Set(livableVerdicts)).toEqual(new Set([true, false, 'maybe']))
  })

  test('a customer without a partner has no death or break-up scenario, a retired one no unemployment or incapacity', {
    tags: 'full',
  }, async () => {
    const emma = parseScenarioSet(await calculateScenarios(server, 'emma'))
    expect(emma.death.applicant).toBeNull()
    expect(emma.break_up.applicant).toBeNull()
    expect(emma.unemployment.applicant).not.toBeNull()
    const sam = parseScenarioSet(await calculateScenarios(server, 'sam'))
    expect(sam.unemployment.applicant).toBeNull()
    expect(sam.incapacitated['80'].applicant).toBeNull()
    expect(sam.retirement.applicant?.mortgage_situation.date).toBe(toTenantDay(new Date()))
  })

  test('without loan parts, the response for noor says so @DEMO-17', { tags: 'full' }, async () => {
    for (const response of [
      await calculateScenarios(server, 'noor'),
      await calculateRefinance(server, 'noor'),
    ]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ data: { result: null }, meta: { errors: ['loan_parts'] } })
    }
  })

  test('the calculation fails for rosa, and for the next call after a demo switch @SERVER-02 @SERVER-04', async () => {
    expect((await calculateScenarios(server, 'rosa')).statusCode).toBe(500)
    expect((await calculateRefinance(server, 'rosa')).statusCode).toBe(500)
    await server.app.inject({
      method: 'POST',
      url: '/demo/fail-next',
      payload: { kind: 'calculation', username: 'uma', status: 502 },
    })
    expect((await calculateScenarios(server, 'uma')).statusCode).toBe(502)
    expect((await calculateScenarios(server, 'uma')).statusCode).toBe(200)
  })

  test('an unknown WOZ value adds a warning, and all figures are finite', async () => {
    const omarResponse = await calculateScenarios(server, 'omar')
    expect(omarResponse.json().meta).toMatchObject({ errors: [], warnings: ['property_tax_value'] })
    for (const result of listScenarioResults(parseScenarioSet(omarResponse)))
      for (const value of collectNumbers(result)) expect(Number.isFinite(value)).toBe(true)
  })
})

describe('a refinance comparison', () => {
  test('has every product of the interest list, best first, with all its figures @API-65 @API-66 @ENTITY-43 @ENTITY-44', async () => {
    const result = parseRefinanceResult(await calculateRefinance(server, 'tess'))
    expect(result.refinance_proposals).toHaveLength(26)
    const yearlyGains = result.refinance_proposals.map((one) => one.gross_total_refinance_difference)
    expect(yearlyGains).toEqual([...yearlyGains].sort((a, b) => b - a))
    const { guarantee_fee: _, ...costs } = result.refinance_costs
    expect(Object.values(costs).every((amount) => amount > 0)).toBe(true)
    expect(Object.keys(result.interest_rates_per_product.DM1 ?? {}).map(Number)).toEqual([...interestPeriods])
    for (const proposal of result.refinance_proposals) {
      expect(proposal.gross_difference_per_month).toBeCloseTo(
        result.current_mortgage_situation.gross_monthly_payments - proposal.gross_monthly_payments,
        2,
      )
      expect(proposal.interest_rate_annuity_loan_part).toBe(
        result.interest_rates_per_product[proposal.product_line_id]?.['120'],
      )
      expect(proposal.payback_time_in_months === null).toBe(proposal.gross_total_refinance_difference < 0)
      expectFiguresMatchSteps(result.trace, proposal.figures, proposal)
    }
    expectFiguresMatchSteps(result.trace, result.figures, result)
  })

  test('for tess has her own product, products that fit and products that do not @DEMO-19', {
    tags: 'full',
  }, async () => {
    const result = parseRefinanceResult(await calculateRefinance(server, 'tess'))
    const ownProductId = result.current_mortgage_situation.product_line_id
    const otherProposals = result.refinance_proposals.filter((one) => one.product_line_id !== ownProductId)
    expect(result.refinance_proposals.length - otherProposals.length).toBe(1)
    expect(new Set(otherProposals.map((one) => one.fits_on_income))).toEqual(new Set([true, false]))
  })

  test('with a borrowed penalty has a larger debt and higher payments', {
    tags: 'full',
  }, async () => {
    const paidResult = parseRefinanceResult(await calculateRefinance(server, 'tess'))
    const borrowedResult = parseRefinanceResult(
      await calculateRefinance(server, 'tess', { finance_repayment_penalty: true }),
    )
    expect(paidResult.repayment_penalty).toBeGreaterThan(0)
    const getMonthlyPaymentOfAp1 = (result: RefinanceResult) =>
      result.refinance_proposals.find((one) => one.product_line_id === 'AP1')?.gross_monthly_payments ?? 0
    expect(getMonthlyPaymentOfAp1(borrowedResult)).toBeGreaterThan(getMonthlyPaymentOfAp1(paidResult))
  })

  test('has the same penalty for every requested period', { tags: 'full' }, async () => {
    const penalties = await Promise.all(
      interestPeriods.map(
        async (period) =>
          parseRefinanceResult(
            await calculateRefinance(server, 'tess', { new_interest_period_in_months: period }),
          ).repayment_penalty,
      ),
    )
    expect(new Set(penalties).size).toBe(1)
  })
})
