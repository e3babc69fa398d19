import { type EnergyLabel, energyLabels } from '@portal/contract/advice'
import { calculateExtraLoanForMeasures, getExtraLoanForLabel } from '../../src/lending-norms.ts'
import type { Norms } from '../../src/norms.ts'
import { UnknownInput } from './example-input.ts'

function parseSingleLabel(text: string): EnergyLabel | null {
  if (text === 'none') return null
  const label = energyLabels.find((one) => one === text.toLowerCase().replaceAll('+', '_plus'))
  if (!label) throw new UnknownInput(`the energy label "${text}"`)
  return label
}

/** Parses an energy label, or several labels with equal norms ('A,B'). */
export function parseLabel(norms: Norms, text: string | null): EnergyLabel | null {
  if (text === null) return null
  const labels = text.split(',').map(parseSingleLabel)
  const [first = null] = labels
  const extras = new Set(
    labels.map(
      (label) =>
        `${getExtraLoanForLabel(norms, label).value} ${calculateExtraLoanForMeasures(norms, label, 1e9).value}`,
    ),
  )
  if (extras.size > 1) throw new UnknownInput(`the norms tell the labels "${text}" apart`)
  return first
}
