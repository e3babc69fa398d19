import { demoLenders } from '../lenders.ts'
import { demoRates } from '../rates.ts'
import type { DemoRecord } from './collection.ts'

/** The lenders of all firms with two products each (DEMO-27), as records of the operator. */
export const lenderRecords = (): DemoRecord[] =>
  demoLenders().flatMap(({ hdnCode, labels, ...lender }, place): DemoRecord[] => [
    { kind: 'lender', id: hdnCode, data: { ...lender, min_hdn_version: '20.0', max_hdn_version: '24.0' } },
    ...labels.map(
      (name, index): DemoRecord => ({
        kind: 'product',
        id: `${hdnCode}${index + 1}`,
        data: { lender: hdnCode, name, ...demoRates(place, index) },
      }),
    ),
  ])
