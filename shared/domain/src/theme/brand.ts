import type { Tenant } from '@portal/contract/tenant'
import { parseHex } from './hex-color.ts'
import { convertHexToOklch, convertOklchToHex, type Oklch } from './oklch.ts'

/** A tenant's colours as configured. Each may be missing or invalid. */
export interface BrandInput {
  primary: string
  secondary?: string | null
  tertiary?: string | null
}

const neutralBrand: BrandInput = { primary: '#2f5d73', secondary: '#e2b07a', tertiary: '#7a8b69' }

/** Returns the colours of a tenant; without a tenant, those of the portal itself. */
export const getTenantBrand = (
  tenant: Pick<Tenant, 'primary_color' | 'secondary_color' | 'tertiary_color'> | null,
): BrandInput =>
  tenant
    ? {
        primary: tenant.primary_color,
        secondary: tenant.secondary_color,
        tertiary: tenant.tertiary_color ?? null,
      }
    : neutralBrand

export interface BrandColors {
  /** The tenant's primary colour as '#rrggbb'; a default if it is missing or invalid. */
  primary: string
  /** The tertiary colour as configured; null if there is none. */
  given: string | null
  accent: Oklch
  secondary: Oklch
  tertiary: Oklch
  /** Colour whose hue is used for surfaces: the warmer of primary and secondary. */
  surface: Oklch
  /** Colours of charts: the tenant's three, or the portal's own if all three are grey. */
  charts: { accent: Oklch; secondary: Oklch; tertiary: Oklch }
}

const defaultPrimaryColor = '#3d4f73'
const defaultSurfaceColor: Oklch = [0.7, 0.06, 75]
/** Chart colours for a tenant whose colours are all grey. */
const defaultChartColors = {
  accent: [0.4, 0.09, 255],
  secondary: [0.63, 0.09, 75],
  tertiary: [0.5, 0.07, 160],
} as const

const isGrey = ([, chroma]: Oklch) => chroma < 0.035
const calculateWarmth = (color: Oklch) =>
  isGrey(color) ? -1 : Math.cos(((color[2] - 70) * Math.PI) / 180) * Math.min(color[1], 0.15)

function chooseSurfaceColor(primary: Oklch, secondary: Oklch): Oklch {
  const warmest = calculateWarmth(secondary) > calculateWarmth(primary) ? secondary : primary
  if (calculateWarmth(warmest) >= 0.02) return warmest
  if (!isGrey(primary)) return primary
  return isGrey(secondary) ? defaultSurfaceColor : secondary
}

/** Parses a tenant's three colours, and replaces invalid ones. Never throws. */
export function parseBrandColors(brand: BrandInput): BrandColors {
  const primary = parseHex(brand.primary) ?? defaultPrimaryColor
  const secondaryHex = parseHex(brand.secondary) ?? primary
  const givenTertiary = parseHex(brand.tertiary)
  const main = convertHexToOklch(primary)
  const secondary = convertHexToOklch(secondaryHex)
  const tertiary = convertHexToOklch(givenTertiary ?? secondaryHex)
  const accent: Oklch = isGrey(main)
    ? [main[0], Math.max(main[1], 0.012), isGrey(secondary) ? defaultSurfaceColor[2] : secondary[2]]
    : main
  const colorless = [main, secondary, tertiary].every(isGrey)
  const charts = colorless ? defaultChartColors : { accent, secondary, tertiary }
  return {
    primary,
    given: givenTertiary,
    accent,
    secondary,
    tertiary,
    surface: chooseSurfaceColor(main, secondary),
    charts,
  }
}

/** Returns a colour with the given hue and lightness (0 to 1). Its chroma is limited to `minChroma` … `maxChroma`. */
export const adjustColor = (
  [, chroma, hue]: Oklch,
  lightness: number,
  maxChroma: number,
  minChroma = 0,
): string => convertOklchToHex([lightness, Math.min(Math.max(chroma, minChroma), maxChroma), hue])
