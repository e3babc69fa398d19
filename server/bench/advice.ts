import { compareLoan } from '@portal/advice/refinance/compare'
import { scenarioSet } from '@portal/advice/scenarios/scenario-set'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import * as v from 'valibot'
import { basisOn } from '../src/advice/norms.ts'
import { demoLenders } from '../src/demo/lenders.ts'
import { demoRates } from '../src/demo/rates.ts'
import { samples } from '../test/samples.ts'

const basis = basisOn('2026-11-21')
const [first] = demoLenders()
const products = Array.from({ length: 200 }, (_, index) => ({
  lender_id: first?.hdnCode ?? '',
  lender_name: first?.name ?? '',
  product_line_id: `P${index}`,
  product_line_name: `Product ${index}`,
  ...demoRates(index % 13, index % 7),
  interest_only_surcharge: 0,
}))
const part = {
  first_deposit_amount: 11_000,
  premium: null,
  return_rate: null,
  duration_in_months: 286,
  deductible_period_in_months: 286,
  remaining_interest_period_in_months: 46,
}
const parts = [
  { ...part, repayment_type: 'annuity', current_amount: 180_000, interest_rate: 0.0185 },
  { ...part, repayment_type: 'interest_only', current_amount: 90_000, interest_rate: 0.0412 },
  { ...part, repayment_type: 'bank_savings', current_amount: 60_000, interest_rate: 0.0235 },
  { ...part, repayment_type: 'savings', current_amount: 45_000, interest_rate: 0.0379 },
]
const scenarios = v.parse(getScenarios.body, { ...samples.getScenarios?.().body, loan_parts: parts })
const refinance = v.parse(getRefinance.body, {
  ...samples.getRefinance?.().body,
  loan_parts: parts.map((one) => ({ ...one, original_amount: 200_000, nhg_applicable: false, box: 'box1' })),
})

const works = {
  'full scenario set, 2 persons, 4 parts': () => scenarioSet(scenarios, basis),
  'refinance over 200 products, 4 parts': () => compareLoan(refinance, products, basis),
}

for (const [name, work] of Object.entries(works)) {
  for (let round = 0; round < 30; round++) work()
  const times = Array.from({ length: 100 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(7)
  process.stdout.write(
    `${name.padEnd(40)} best ${at(0)} ms   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms\n`,
  )
}
