import { maximumByValue } from '../../src/lending.ts'
import { type Given, given, normsOf, type Outcome } from './given.ts'
import { incomeCase } from './incomes.ts'
import { partCase } from './loan-parts.ts'
import { maximum } from './maximum.ts'
import { workbookCase } from './workbook.ts'

/** Works out a public example with the engine, by its kind; nothing for a kind that it does not know. */
export function workedOut(id: string, kind: string, input: Given): Outcome {
  switch (kind) {
    case 'max_mortgage':
    case 'max_mortgage_2025_derived':
      return maximum(input)
    case 'max_ltv': {
      const [value, measures] = [given(input, 'market_value'), given(input, 'energy_measures')]
      return { max: maximumByValue(normsOf(2026), value, measures).value }
    }
    case 'max_mortgage_nat':
      return workbookCase(id)
    default:
      return partCase(kind, input) ?? incomeCase(kind, input) ?? {}
  }
}
