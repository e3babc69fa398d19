import { riskClasses } from '@portal/contract/interest-list'
import { interestPeriods } from '@portal/contract/refinance'
import type { ProductRates } from '../database/tables/lender.ts'

/** Rates of an ordinary lender in percent with the guarantee, by period in months. */
const usual: Readonly<Record<number, number>> = {
  12: 3.61,
  60: 3.38,
  120: 3.64,
  180: 3.97,
  240: 4.09,
  360: 4.23,
}
/** What is added without the guarantee, by how much of the value is borrowed. */
const added = { nhg: 0, '60': 0.11, '80': 0.2, '90': 0.36, '100': 0.49 } as const
/** How much lenders lie above or below, in turn; the second product of each somewhat more. */
const apart = [-0.12, 0.04, -0.31, 0.21, 0.55, -0.05, 0.13, 0.34, -0.2, 0.08, 0.72, -0.15, 0.27]

/** Invented rates of a product: of which lender, and which of its two (DEMO-27). */
export function demoRates(lender: number, product: number): ProductRates {
  const more = (apart[lender % apart.length] ?? 0) + product * 0.17
  const rates = Object.fromEntries(
    riskClasses.map((risk) => [
      risk,
      Object.fromEntries(
        interestPeriods.map((months) => [
          String(months),
          Math.round(((usual[months] ?? 4) + added[risk] + more) * 100) / 10_000,
        ]),
      ),
    ]),
  ) as ProductRates['rates']
  return { rates, interest_only_surcharge: lender % 3 === 0 ? 0.0015 : 0 }
}
