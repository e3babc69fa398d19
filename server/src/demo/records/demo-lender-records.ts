import { riskClasses } from '@portal/contract/interest-rate-list'
import { interestPeriods } from '@portal/contract/refinance'
import type { ProductRates } from '../../database/tables/lender.ts'
import { drawLogo, type LogoName } from '../../drawing/logo.ts'
import type { DemoRecord } from './record-collection.ts'

const createLender = (
  hdnCode: string,
  name: string,
  mark: LogoName | null,
  colour: string,
  labels: [string, string],
) => ({
  hdnCode,
  name,
  logo: mark && drawLogo(mark, name.replace(/ (Hypotheken|Bank|Wonen)$/, ''), colour, '#26262b'),
  labels,
})

/** Creates fictional lenders with two products each; one lender has no logo (DEMO-27). */
const createDemoLenders = () => [
  createLender('AP', 'Polderbank Hypotheken', 'wave', '#0b6e4f', ['Polder Vast', 'Polder Budget']),
  createLender('BK', 'Bakenbank', 'sun', '#e4572e', ['Baken Wonen', 'Baken Groen']),
  createLender('DM', 'Dommel Hypotheken', 'ring', '#3454d1', ['Dommel Thuis', 'Dommel Plus']),
  createLender('EL', 'Elzenhof', 'peak', '#6b8f23', ['Elzenhof Basis', 'Elzenhof Compleet']),
  createLender('GR', 'Grachtenbank', 'blocks', '#7b2d8b', ['Gracht Annuïteit', 'Gracht Flex']),
  createLender('HV', 'Havenkade', 'shield', '#0a7ea4', ['Havenkade Zeker', 'Havenkade Ruim']),
  createLender('KL', 'Klaverweide', 'house', '#2f855a', ['Klaver Start', 'Klaver Doorstroom']),
  createLender('LM', 'Lindemaat', 'sun', '#b7791f', ['Lindemaat Wonen', 'Lindemaat Senior']),
  createLender('MO', 'Molenwiek', 'ring', '#c53030', ['Molenwiek Vast', 'Molenwiek Variabel']),
  createLender('OE', 'Oeverland', 'wave', '#2c5282', ['Oever Profijt', 'Oever Duurzaam']),
  createLender('RV', 'Rietveen', 'peak', '#805ad5', ['Rietveen Basis', 'Rietveen Extra']),
  createLender('TB', 'Torenbeek', 'blocks', '#dd6b20', ['Torenbeek Huis', 'Torenbeek Verhuur']),
  createLender('WS', 'Waardenstede', null, '#4a5568', ['Waarden Thuis', 'Waarden Zeker']),
]

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
  createDemoLenders().flatMap(({ hdnCode, labels, ...lender }, place): DemoRecord[] => [
    { kind: 'lender', id: hdnCode, data: { ...lender, min_hdn_version: '20.0', max_hdn_version: '24.0' } },
    ...labels.map(
      (name, index): DemoRecord => ({
        kind: 'product',
        id: `${hdnCode}${index + 1}`,
        data: { lender: hdnCode, name, ...calculateProductRates(place, index) },
      }),
    ),
  ])
