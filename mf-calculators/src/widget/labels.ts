import { type EnergyLabel, energyLabels } from '@portal/contract/advice'

/** Energy labels to choose from with display names, best first. */
export const labelNames: readonly (readonly [EnergyLabel, string])[] = [...energyLabels]
  .reverse()
  .map((label) => [label, label.replaceAll('_plus', '+').toUpperCase()])

/** Energy label of a field; null if absent or unknown. */
export const labelOf = (value: string | undefined): EnergyLabel | null =>
  energyLabels.find((label) => label === value) ?? null
