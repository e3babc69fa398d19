import { calculateContrast } from './oklch.ts'

/** Colours of the European energy classes. Labels better than A have the colour of A (THEME-05). */
const colorByEnergyClass = {
  A: '#009640',
  B: '#52ae32',
  C: '#c8d400',
  D: '#ffed00',
  E: '#fbba00',
  F: '#ec6608',
  G: '#e30613',
} as const
export type EnergyClass = keyof typeof colorByEnergyClass

const darkTextColor = '#1a1a1a'
const lightTextColor = '#ffffff'

/** Returns the colours of an energy label such as 'B' or 'A+++'; null for an unknown label. */
export function getEnergyLabelColors(label: string): { ground: string; letter: string } | null {
  const [, letter, plus] = /^([A-G])(\+*)$/.exec(label.trim().toUpperCase()) ?? []
  if (!letter || (plus && letter !== 'A')) return null
  const ground = colorByEnergyClass[letter as EnergyClass]
  return {
    ground,
    letter:
      calculateContrast(ground, darkTextColor) >= calculateContrast(ground, lightTextColor)
        ? darkTextColor
        : lightTextColor,
  }
}
