import { riskClasses } from '@portal/contract/interest-rate-list'
import { interestPeriods } from '@portal/contract/refinance'
import type { ProductRates } from '../../database/tables/lender.ts'
import { readDemoPicture } from '../demo-picture.ts'
import type { DemoRecord } from './record-collection.ts'

/** Fictional lenders with two products each, by HDN code (DEMO-27). */
const demoLenders: [hdnCode: string, name: string, labels: [string, string]][] = [
  ['AP', 'Polderbank Hypotheken', ['Polder Vast', 'Polder Budget']],
  ['BK', 'Bakenbank', ['Baken Wonen', 'Baken Groen']],
  ['DM', 'Dommel Hypotheken', ['Dommel Thuis', 'Dommel Plus']],
  ['EL', 'Elzenhof', ['Elzenhof Basis', 'Elzenhof Compleet']],
  ['GR', 'Grachtenbank', ['Gracht Annuïteit', 'Gracht Flex']],
  ['HV', 'Havenkade', ['Havenkade Zeker', 'Havenkade Ruim']],
  ['KL', 'Klaverweide', ['Klaver Start', 'Klaver Doorstroom']],
  ['LM', 'Lindemaat', ['Lindemaat Wonen', 'Lindemaat Senior']],
  ['MO', 'Molenwiek', ['Molenwiek Vast', 'Molenwiek Variabel']],
  ['OE', 'Oeverland', ['Oever Profijt', 'Oever Duurzaam']],
  ['RV', 'Rietveen', ['Rietveen Basis', 'Rietveen Extra']],
  ['TB', 'Torenbeek', ['Torenbeek Huis', 'Torenbeek Verhuur']],
  ['WS', 'Waardenstede', ['Waarden Thuis', 'Waarden Zeker']],
]
const codeOfLenderWithoutLogo = 'WS'

/** Rates in percent by fixed-rate period in months, for loans with the mortgage guarantee (NHG). */
const typicalRatesPercent: Readonly<Record<number, number>> = {
  12: 3.61,
  60: 3.38,
  120: 3.64,
  180: 3.97,
  240: 4.09,
  360: 4.23,
}
/** Surcharges in percentage points by loan-to-value, for loans without the mortgage guarantee (NHG). */
const surchargesPercent = { nhg: 0, '60': 0.11, '80': 0.2, '90': 0.36, '100': 0.49 } as const
/** Differences from the typical rates per lender, in percentage points. */
const rateDifferences = [-0.12, 0.04, -0.31, 0.21, 0.55, -0.05, 0.13, 0.34, -0.2, 0.08, 0.72, -0.15, 0.27]

/** Calculates the rates of a lender's product (DEMO-27). */
function calculateProductRates(lender: number, product: number): ProductRates {
  const more = (rateDifferences[lender % rateDifferences.length] ?? 0) + product * 0.17
  const rates = Object.fromEntries(
    riskClasses.map((risk) => [
      risk,
      Object.fromEntries(
        interestPeriods.map((months) => [
          String(months),
          Math.round(((typicalRatesPercent[months] ?? 4) + surchargesPercent[risk] + more) * 100) / 10_000,
        ]),
      ),
    ]),
  ) as ProductRates['rates']
  return { rates, interest_only_surcharge: lender % 3 === 0 ? 0.0015 : 0 }
}

export const createLenderRecords = (): DemoRecord[] =>
  demoLenders.flatMap(([hdnCode, name, labels], place): DemoRecord[] => [
    {
      kind: 'lender',
      id: hdnCode,
      data: {
        name,
        logo: hdnCode === codeOfLenderWithoutLogo ? null : readDemoPicture(`lender-${hdnCode.toLowerCase()}`),
        min_hdn_version: '20.0',
        max_hdn_version: '24.0',
      },
    },
    ...labels.map(
      (name, index): DemoRecord => ({
        kind: 'product',
        id: `${hdnCode}${index + 1}`,
        data: { lender: hdnCode, name, ...calculateProductRates(place, index) },
      }),
    ),
  ])
