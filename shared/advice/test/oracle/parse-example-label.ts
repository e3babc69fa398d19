import { type EnergyLabel, energyLabels } from '@portal/contract/advice'
import { calculateExtraLoanForMeasures, getExtraLoanForLabel } from '../../src/lending-norms.ts'
import type { Norms } from '../../src/norms.ts'
import { UnknownInputError } from './example-input.ts'

function parseSingleExampleLabel(text: string): EnergyLabel | null {
  if (text === 'none') return null
  const label = energyLabels.find((one) => one === text.toLowerCase().replaceAll('+', '_plus'))
  if (!label) throw new UnknownInputError(`the energy label "${text}"`)
  return label
}

/** Parses an energy label, or several labels with equal norms ('A,B'). */
export function parseExampleLabel(norms: Norms, text: string | null): EnergyLabel | null {
  if (text === null) return null
  const labels = text.split(',').map(parseSingleExampleLabel)
  const [first = null] = labels
  const extras = new Set(
    labels.map(
      (label) =>
        `${getExtraLoanForLabel(norms, label).value} ${calculateExtraLoanForMeasures(norms, label, 1e9).value}`,
    ),
  )
  if (extras.size > 1) throw new UnknownInputError(`the norms tell the labels "${text}" apart`)
  return first
}
