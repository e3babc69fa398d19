import { adjustColor, type BrandColors, type BrandInput, parseBrandColors } from './brand.ts'
import { calculateContrast, convertHexToOklch, convertOklchToHex } from './oklch.ts'
import { findReadableShade } from './readable-shade.ts'
import { type ColorScheme, type ThemeContrast, type ThemeVariant, themeVariants } from './theme-variants.ts'
import type { TokenName } from './token-names.ts'

export type { BrandInput } from './brand.ts'

export type ThemeColors = Record<TokenName, string>

const whiteColor = '#ffffff'

function deriveSurfaces({ surface, accent }: BrandColors, { surfaces, tints }: ThemeVariant) {
  const of = <Name extends string>(base: typeof surface, shades: Record<Name, readonly [number, number]>) =>
    Object.fromEntries(
      Object.entries<readonly [number, number]>(shades).map(([name, shade]) => [
        name,
        adjustColor(base, ...shade),
      ]),
    ) as Record<Name, string>
  return { ...of(surface, surfaces), ...of(accent, tints) }
}

/** Derives the colours of buttons. In a light theme, a primary colour with a readable label stays unchanged. */
function deriveControlColors(
  { primary, accent: { 2: hue } }: BrandColors,
  look: ThemeVariant,
  ink: string,
  on: readonly string[],
) {
  const ratio = look.ratios.label
  const label = look.darkLabel ?? ink
  const filled = findReadableShade(primary, on, look.fill, look.toward)
  const findLabelColor = (color: string) =>
    [whiteColor, label].find((text) => calculateContrast(color, text) >= ratio)
  const backstop = look.toward === 'darker' ? whiteColor : label
  const accent = findLabelColor(filled) ? filled : findReadableShade(filled, [backstop], ratio, look.toward)
  const onAccent = findLabelColor(accent) ?? backstop
  const [lightness, chroma] = convertHexToOklch(accent)
  const shiftLightness = (by: number) =>
    convertOklchToHex([Math.min(1, Math.max(0, lightness + by)), chroma, hue])
  const hover =
    [shiftLightness(-0.06), shiftLightness(0.06)].find(
      (color) => calculateContrast(color, onAccent) >= ratio,
    ) ?? accent
  return { accent, onAccent, hover }
}

function deriveChartColors(
  { charts: { accent, secondary, tertiary } }: BrandColors,
  { charts }: ThemeVariant,
) {
  const [first, second, third, fourth, fifth, sixth] = charts
  const least = 0.02
  return {
    chart1: adjustColor(accent, first, 0.16, least),
    chart2: adjustColor(secondary, second, 0.14, least),
    chart3: adjustColor(accent, third, 0.1, least),
    chart4: adjustColor(tertiary, fourth, 0.12, least),
    chart5: adjustColor(secondary, fifth, 0.07, least),
    chart6: adjustColor(accent, sixth, 0.03, least),
  }
}

/**
 * Derives all theme colours from the tenant's three. Text always has a contrast of at least 4.5:1 and controls of 3:1;
 * with more contrast 7:1 and 4.5:1. In a light theme, a colour on which text is readable stays unchanged.
 */
export function deriveTheme(
  brand: BrandInput,
  scheme: ColorScheme = 'light',
  contrast: ThemeContrast = 'normal',
): ThemeColors {
  const colors = parseBrandColors(brand)
  const look = themeVariants[scheme][contrast]
  const { ratios, toward } = look
  const { accent } = colors
  const ground = deriveSurfaces(colors, look)
  const { paper, card, nav, surface, table, tint1, tint2, tint3 } = ground
  const all = [paper, card, nav, surface, table, tint1, tint2, tint3]
  const deriveShade = ([lightness, most]: readonly [number, number], share: number, ratio: number) =>
    findReadableShade(
      convertOklchToHex([lightness, Math.min(accent[1] * share, most), accent[2]]),
      all,
      ratio,
      toward,
    )
  const ink = deriveShade(look.ink, 0.25, ratios.ink)
  const control = deriveControlColors(colors, look, ink, [paper, card, table])
  const deriveStatusColor = (name: 'good' | 'warn' | 'bad') =>
    findReadableShade(look.status[name], [...all, look.status[`${name}Ground`]], ratios.status, toward)
  return {
    ...ground,
    ink,
    ink2: deriveShade(look.second, 0.2, ratios.second),
    link: findReadableShade(colors.primary, all, ratios.text, toward),
    ...control,
    edge: findReadableShade(control.accent, all, ratios.line, toward),
    field: findReadableShade(adjustColor(colors.surface, ...look.field), all, ratios.line, toward),
    focus: findReadableShade(colors.primary, all, 4.5, toward),
    ...deriveChartColors(colors, look),
    ill1: adjustColor(colors.secondary, ...look.drawings.ill1),
    ill2: adjustColor(accent, ...look.drawings.ill2),
    ill3: (scheme === 'light' && colors.given) || adjustColor(colors.tertiary, ...look.drawings.ill3),
    stroke: deriveShade(look.stroke, 0.6, ratios.stroke),
    ...look.status,
    good: deriveStatusColor('good'),
    warn: deriveStatusColor('warn'),
    bad: deriveStatusColor('bad'),
    plate: look.plate,
  }
}
