import { contrast } from './oklch.ts'

/** The European scale from green to red; every label better than A has A's colour (THEME-05). */
const colors = {
  A: '#009640',
  B: '#52ae32',
  C: '#c8d400',
  D: '#ffed00',
  E: '#fbba00',
  F: '#ec6608',
  G: '#e30613',
} as const
export type EnergyClass = keyof typeof colors

const dark = '#1a1a1a'
const light = '#ffffff'

/** Background and text colour of an energy label ('B', 'A+++') with readable contrast; null for an unknown label. */
export function energyLabelColors(label: string): { ground: string; letter: string } | null {
  const [, letter, plus] = /^([A-G])(\+*)$/.exec(label.trim().toUpperCase()) ?? []
  if (!letter || (plus && letter !== 'A')) return null
  const ground = colors[letter as EnergyClass]
  return { ground, letter: contrast(ground, dark) >= contrast(ground, light) ? dark : light }
}
