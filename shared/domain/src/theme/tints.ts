import { channels, parseHex, toHex } from './hex.ts'

/** Steps of a tint: 0 is the colour itself, step n has n percent white mixed in (THEME-01, THEME-02). */
export const tintSteps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const
/** A step of a tint: percent of white. */
export type TintStep = (typeof tintSteps)[number]

/** The ten tints of a colour, keyed by step. An invalid colour counts as black. */
export function tints(hex: string): Record<TintStep, string> {
  const rgb = channels(parseHex(hex) ?? '#000000')
  const mix = (step: number) => toHex(rgb.map((channel) => channel + ((255 - channel) * step) / 100))
  return Object.fromEntries(tintSteps.map((step) => [step, mix(step)])) as Record<TintStep, string>
}
