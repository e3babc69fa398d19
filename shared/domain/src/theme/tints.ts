import { parseHex, parseRgbChannels, toHex } from './hex-color.ts'

/** Steps of a tint: step n contains n percent white (THEME-01, THEME-02). */
export const tintSteps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const
export type TintStep = (typeof tintSteps)[number]

/** Creates the tints of a colour. An invalid colour counts as black. */
export function createTints(hex: string): Record<TintStep, string> {
  const rgb = parseRgbChannels(parseHex(hex) ?? '#000000')
  const mixWithWhite = (step: number) => toHex(rgb.map((channel) => channel + ((255 - channel) * step) / 100))
  return Object.fromEntries(tintSteps.map((step) => [step, mixWithWhite(step)])) as Record<TintStep, string>
}
