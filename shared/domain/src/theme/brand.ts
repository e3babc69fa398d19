import type { Tenant } from '@portal/contract/tenant'
import { parseHex } from './hex.ts'
import { fromOklch, type Oklch, toOklch } from './oklch.ts'

/** A tenant's colours; each may be missing or invalid. */
export interface Brand {
  primary: string
  secondary?: string | null
  tertiary?: string | null
}

/** Colours of a page without a tenant. */
const neutralBrand: Brand = { primary: '#2f5d73', secondary: '#e2b07a', tertiary: '#7a8b69' }

/** A tenant's colours; the portal's own without a tenant. */
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

/** Colours that a theme is derived from. */
export interface BrandColors {
  /** The primary colour as given, for elements that show it unchanged. */
  primary: string
  /** The tertiary colour as given; null if the tenant has none. */
  given: string | null
  accent: Oklch
  secondary: Oklch
  tertiary: Oklch
  /** The warmer of primary and secondary: the hue of surfaces. */
  surface: Oklch
  /** Colours of charts: the tenant's three, or the portal's if all are grey. */
  charts: { accent: Oklch; secondary: Oklch; tertiary: Oklch }
}

const unbranded = '#3d4f73'
const oat: Oklch = [0.7, 0.06, 75]
/** Three distinguishable hues for charts of a tenant without any. */
const defaultChartColors = {
  accent: [0.4, 0.09, 255],
  secondary: [0.63, 0.09, 75],
  tertiary: [0.5, 0.07, 160],
} as const

const grey = ([, chroma]: Oklch) => chroma < 0.035
const warmth = (color: Oklch) =>
  grey(color) ? -1 : Math.cos(((color[2] - 70) * Math.PI) / 180) * Math.min(color[1], 0.15)

function surfaceOf(primary: Oklch, secondary: Oklch): Oklch {
  const warmest = warmth(secondary) > warmth(primary) ? secondary : primary
  if (warmth(warmest) >= 0.02) return warmest
  if (!grey(primary)) return primary
  return grey(secondary) ? oat : secondary
}

/** Parses a tenant's three colours. Never fails: invalid ones are replaced. */
export function brandColors(brand: Brand): BrandColors {
  const primary = parseHex(brand.primary) ?? unbranded
  const secondaryHex = parseHex(brand.secondary) ?? primary
  const givenTertiary = parseHex(brand.tertiary)
  const main = toOklch(primary)
  const secondary = toOklch(secondaryHex)
  const tertiary = toOklch(givenTertiary ?? secondaryHex)
  const accent: Oklch = grey(main)
    ? [main[0], Math.max(main[1], 0.012), grey(secondary) ? oat[2] : secondary[2]]
    : main
  const colorless = [main, secondary, tertiary].every(grey)
  const charts = colorless ? defaultChartColors : { accent, secondary, tertiary }
  return {
    primary,
    given: givenTertiary,
    accent,
    secondary,
    tertiary,
    surface: surfaceOf(main, secondary),
    charts,
  }
}

/** A colour with the hue, the given lightness (0 … 1), and its chroma limited to `least` … `most`. */
export const mixColor = (
  [, chroma, hue]: Oklch,
  lightness: number,
  maxChroma: number,
  minChroma = 0,
): string => fromOklch([lightness, Math.min(Math.max(chroma, minChroma), maxChroma), hue])
