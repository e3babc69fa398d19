import type { Tenant } from '@portal/contract/tenant'
import { parseHex } from './hex.ts'
import { fromOklch, type Oklch, toOklch } from './oklch.ts'

/** The colours a firm chooses; any of them may be missing or unreadable. */
export interface Brand {
  primary: string
  secondary?: string | null
  tertiary?: string | null
}

/** Colours of a page that belongs to no firm yet. */
const neutralBrand: Brand = { primary: '#2f5d73', secondary: '#e2b07a', tertiary: '#7a8b69' }

/** A firm's own colours; the portal's for no firm. */
export const brandOf = (
  tenant: Pick<Tenant, 'primary_color' | 'secondary_color' | 'tertiary_color'> | null,
): Brand =>
  tenant
    ? {
        primary: tenant.primary_color,
        secondary: tenant.secondary_color,
        tertiary: tenant.tertiary_color ?? null,
      }
    : neutralBrand

/** What a theme's colours are mixed from, by whose hue they have. */
export interface BrandColors {
  /** The primary colour as it is written, for what shows it itself. */
  primary: string
  /** The tertiary colour as it is written; null where the firm gave none. */
  given: string | null
  accent: Oklch
  secondary: Oklch
  tertiary: Oklch
  /** The warmer of primary and secondary: that of grounds, so that the portal feels like a table, not a terminal. */
  surface: Oklch
  /** Of charts: the firm's own three, or the portal's where all of them are grey. */
  charts: { accent: Oklch; secondary: Oklch; tertiary: Oklch }
}

const unbranded = '#3d4f73'
const oat: Oklch = [0.7, 0.06, 75]
/** Three hues that tell parts of a chart apart, for a firm without any. */
const calm = { accent: [0.4, 0.09, 255], secondary: [0.63, 0.09, 75], tertiary: [0.5, 0.07, 160] } as const

const grey = ([, chroma]: Oklch) => chroma < 0.035
const warmth = (color: Oklch) =>
  grey(color) ? -1 : Math.cos(((color[2] - 70) * Math.PI) / 180) * Math.min(color[1], 0.15)

function surfaceOf(primary: Oklch, secondary: Oklch): Oklch {
  const warmest = warmth(secondary) > warmth(primary) ? secondary : primary
  if (warmth(warmest) >= 0.02) return warmest
  if (!grey(primary)) return primary
  return grey(secondary) ? oat : secondary
}

/** Reads a firm's three colours. Total: what cannot be read is replaced. */
export function brandColors(brand: Brand): BrandColors {
  const primary = parseHex(brand.primary) ?? unbranded
  const secondaryHex = parseHex(brand.secondary) ?? primary
  const given = parseHex(brand.tertiary)
  const main = toOklch(primary)
  const secondary = toOklch(secondaryHex)
  const tertiary = toOklch(given ?? secondaryHex)
  const accent: Oklch = grey(main)
    ? [main[0], Math.max(main[1], 0.012), grey(secondary) ? oat[2] : secondary[2]]
    : main
  const colorless = [main, secondary, tertiary].every(grey)
  const charts = colorless ? calm : { accent, secondary, tertiary }
  return { primary, given, accent, secondary, tertiary, surface: surfaceOf(main, secondary), charts }
}

/** A colour of that hue with that lightness (0 … 1), and of its chroma at most `most` and at least `least`. */
export const mixed = ([, chroma, hue]: Oklch, lightness: number, most: number, least = 0): string =>
  fromOklch([lightness, Math.min(Math.max(chroma, least), most), hue])
