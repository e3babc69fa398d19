import { parseHex } from './hex.ts'
import { cssName, type TokenName, tokenNames } from './names.ts'
import { contrast, fromOklch, type Oklch, toOklch } from './oklch.ts'
import { readable } from './readable.ts'
import { status } from './status.ts'

/** The colours a firm chooses; any of them may be missing or unreadable. */
export interface Brand {
  primary: string
  secondary?: string | null
  tertiary?: string | null
}

/** Every colour of a portal, by name. */
export type Theme = Record<TokenName, string>

const white = '#ffffff'
const unbranded = '#3d4f73'
const grey = ([, chroma]: Oklch) => chroma < 0.035
const oat: Oklch = [0.7, 0.06, 75]

const warmth = (color: Oklch) =>
  grey(color) ? -1 : Math.cos(((color[2] - 70) * Math.PI) / 180) * Math.min(color[1], 0.15)

/** Surfaces take the warmer of primary and secondary, so that the portal feels like a table, not a terminal. */
function surfaceOf(primary: Oklch, secondary: Oklch): Oklch {
  const warmest = warmth(secondary) > warmth(primary) ? secondary : primary
  if (warmth(warmest) >= 0.02) return warmest
  if (!grey(primary)) return primary
  return grey(secondary) ? oat : secondary
}

const tint = ([, chroma, hue]: Oklch, lightness: number, most: number) =>
  fromOklch([lightness, Math.min(most, chroma), hue])

function surfaces(surface: Oklch, accent: Oklch) {
  return {
    paper: tint(surface, 0.988, 0.006),
    nav: tint(surface, 0.968, 0.018),
    wall: tint(surface, 0.955, 0.03),
    table: tint(surface, 0.91, 0.056),
    grain: tint(surface, 0.8, 0.085),
    line: tint(surface, 0.915, 0.018),
    tint1: tint(accent, 0.975, 0.012),
    tint2: tint(accent, 0.95, 0.024),
    tint3: tint(accent, 0.905, 0.045),
    tint4: tint(accent, 0.83, 0.08),
    tint5: tint(accent, 0.74, 0.12),
  }
}

/** What fills a control and what is written on it; a primary colour that can carry white or ink stays as it is. */
function controlsOf(primary: string, ink: string, hue: number) {
  const light = contrast(primary, white) >= 4.5
  const dark = contrast(primary, ink) >= 4.5
  const accent = light || dark ? primary : readable(primary, [white], 4.5)
  const onAccent = light || !dark ? white : ink
  const [lightness, chroma] = toOklch(accent)
  const shade = (by: number) => fromOklch([Math.min(1, Math.max(0, lightness + by)), chroma, hue])
  const hover = [shade(-0.06), shade(0.06)].find((color) => contrast(color, onAccent) >= 4.5) ?? accent
  return { accent, onAccent, hover }
}

function charts(accent: Oklch, secondary: Oklch, tertiary: Oklch) {
  const slice = ([, chroma, hue]: Oklch, lightness: number, most: number) =>
    fromOklch([lightness, Math.min(Math.max(chroma, 0.02), most), hue])
  return {
    chart1: slice(accent, 0.4, 0.16),
    chart2: slice(secondary, 0.63, 0.14),
    chart3: slice(accent, 0.78, 0.1),
    chart4: slice(tertiary, 0.5, 0.12),
    chart5: slice(secondary, 0.88, 0.07),
    chart6: slice(accent, 0.93, 0.03),
  }
}

/**
 * All colours of a firm's portal, made from its three. Total: whatever the firm sends gives text of at least
 * 4.5:1 and controls of at least 3:1; a colour that can carry text already stays as it is.
 */
export function themeOf(brand: Brand): Theme {
  const primary = parseHex(brand.primary) ?? unbranded
  const secondaryHex = parseHex(brand.secondary) ?? primary
  const main = toOklch(primary)
  const secondary = toOklch(secondaryHex)
  const given = parseHex(brand.tertiary)
  const tertiary = toOklch(given ?? secondaryHex)
  const surface = surfaceOf(main, secondary)
  const accent: Oklch = grey(main)
    ? [main[0], Math.max(main[1], 0.012), grey(secondary) ? oat[2] : secondary[2]]
    : main
  const ground = surfaces(surface, accent)
  const grounds = [white, ground.paper, ground.nav, ground.wall, ground.table, ground.tint2]
  const shade = (lightness: number, share: number, most: number, ratio: number) =>
    readable(fromOklch([lightness, Math.min(accent[1] * share, most), accent[2]]), grounds, ratio)
  const ink = shade(0.26, 0.25, 0.05, 9)
  const controls = controlsOf(primary, ink, accent[2])
  return {
    ...ground,
    ink,
    ink2: shade(0.46, 0.2, 0.035, 4.6),
    link: readable(primary, [...grounds, ground.tint3], 4.6),
    ...controls,
    edge: readable(controls.accent, grounds, 3),
    field: readable(fromOklch([0.62, Math.min(surface[1], 0.02), surface[2]]), grounds, 3),
    focus: readable(primary, grounds, 4.5),
    ...charts(accent, secondary, tertiary),
    ill1: tint(secondary, 0.8, 0.11),
    ill2: tint(accent, 0.86, 0.07),
    ill3: given ?? tint(tertiary, 0.76, 0.09),
    stroke: shade(0.34, 0.6, 0.11, 7),
    ...status,
  }
}

/** The theme as CSS declarations, for a `:root` rule: all that makes one firm's portal differ from another's. */
export const cssVariables = (theme: Theme) =>
  tokenNames.map((name) => `--${cssName(name)}:${theme[name]}`).join(';')
