import { type Brand, type BrandColors, brandColors, mixColor } from './brand.ts'
import type { TokenName } from './names.ts'
import { contrast, fromOklch, toOklch } from './oklch.ts'
import { readable } from './readable.ts'
import { type ColorScheme, type Contrast, type ThemeVariant, themeVariants } from './theme-variants.ts'

export type { Brand } from './brand.ts'

/** All theme colours by name. */
export type Theme = Record<TokenName, string>

const white = '#ffffff'

function surfaces({ surface, accent }: BrandColors, { surfaces, tints }: ThemeVariant) {
  const of = <Name extends string>(base: typeof surface, shades: Record<Name, readonly [number, number]>) =>
    Object.fromEntries(
      Object.entries<readonly [number, number]>(shades).map(([name, shade]) => [
        name,
        mixColor(base, ...shade),
      ]),
    ) as Record<Name, string>
  return { ...of(surface, surfaces), ...of(accent, tints) }
}

/** Fill and label colour of a control. In a light theme, a primary colour that can carry text stays unchanged. */
function controlColors(
  { primary, accent: { 2: hue } }: BrandColors,
  look: ThemeVariant,
  ink: string,
  on: readonly string[],
) {
  const ratio = look.ratios.label
  const label = look.darkLabel ?? ink
  const filled = readable(primary, on, look.fill, look.toward)
  const carries = (color: string) => [white, label].find((text) => contrast(color, text) >= ratio)
  const backstop = look.toward === 'darker' ? white : label
  const accent = carries(filled) ? filled : readable(filled, [backstop], ratio, look.toward)
  const onAccent = carries(accent) ?? backstop
  const [lightness, chroma] = toOklch(accent)
  const shade = (by: number) => fromOklch([Math.min(1, Math.max(0, lightness + by)), chroma, hue])
  const hover = [shade(-0.06), shade(0.06)].find((color) => contrast(color, onAccent) >= ratio) ?? accent
  return { accent, onAccent, hover }
}

function charts({ charts: { accent, secondary, tertiary } }: BrandColors, { charts }: ThemeVariant) {
  const [first, second, third, fourth, fifth, sixth] = charts
  const least = 0.02
  return {
    chart1: mixColor(accent, first, 0.16, least),
    chart2: mixColor(secondary, second, 0.14, least),
    chart3: mixColor(accent, third, 0.1, least),
    chart4: mixColor(tertiary, fourth, 0.12, least),
    chart5: mixColor(secondary, fifth, 0.07, least),
    chart6: mixColor(accent, sixth, 0.03, least),
  }
}

/**
 * Derives all theme colours from the tenant's three, for a colour scheme and contrast. Any input gives text of at least
 * 4.5:1 and controls of at least 3:1 (7:1 and 4.5:1 with more contrast). In a light theme, a colour that can already
 * carry text stays unchanged.
 */
export function themeOf(brand: Brand, scheme: ColorScheme = 'light', contrast: Contrast = 'normal'): Theme {
  const colors = brandColors(brand)
  const look = themeVariants[scheme][contrast]
  const { ratios, toward } = look
  const { accent, surface } = colors
  const ground = surfaces(colors, look)
  const { paper, card, nav, wall, table, tint1, tint2, tint3 } = ground
  const all = [paper, card, nav, wall, table, tint1, tint2, tint3]
  const shade = ([lightness, most]: readonly [number, number], share: number, ratio: number) =>
    readable(fromOklch([lightness, Math.min(accent[1] * share, most), accent[2]]), all, ratio, toward)
  const ink = shade(look.ink, 0.25, ratios.ink)
  const control = controlColors(colors, look, ink, [paper, card, table])
  const own = (name: 'good' | 'warn' | 'bad') =>
    readable(look.status[name], [...all, look.status[`${name}Ground`]], ratios.status, toward)
  return {
    ...ground,
    ink,
    ink2: shade(look.second, 0.2, ratios.second),
    link: readable(colors.primary, all, ratios.text, toward),
    ...control,
    edge: readable(control.accent, all, ratios.line, toward),
    field: readable(mixColor(surface, ...look.field), all, ratios.line, toward),
    focus: readable(colors.primary, all, 4.5, toward),
    ...charts(colors, look),
    ill1: mixColor(colors.secondary, ...look.drawings.ill1),
    ill2: mixColor(accent, ...look.drawings.ill2),
    ill3: (scheme === 'light' && colors.given) || mixColor(colors.tertiary, ...look.drawings.ill3),
    stroke: shade(look.stroke, 0.6, ratios.stroke),
    ...look.status,
    good: own('good'),
    warn: own('warn'),
    bad: own('bad'),
    plate: look.plate,
  }
}
