import { type EnergyLabel, energyLabels } from '@portal/contract/advice'

/** Labels of energy to choose from, best first, as people write them. */
export const labelNames: readonly (readonly [EnergyLabel, string])[] = [...energyLabels]
  .reverse()
  .map((label) => [label, label.replaceAll('_plus', '+').toUpperCase()])

/** The label that a field holds; null for none or an unknown one. */
export const labelOf = (value: string | undefined): EnergyLabel | null =>
  energyLabels.find((label) => label === value) ?? null
