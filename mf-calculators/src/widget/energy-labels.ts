import { type EnergyLabel, energyLabels } from '@portal/contract/advice'

/** Energy labels to choose from with display names, best first. */
export const energyLabelNames: readonly (readonly [EnergyLabel, string])[] = [...energyLabels]
  .reverse()
  .map((label) => [label, label.replaceAll('_plus', '+').toUpperCase()])

/** Parses the energy label of a field; null if it is empty or unknown. */
export const parseEnergyLabel = (value: string | undefined): EnergyLabel | null =>
  energyLabels.find((label) => label === value) ?? null
