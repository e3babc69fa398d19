import type { ColorSettings } from './color-settings.ts'
import { cssName, tokenNames } from './names.ts'
import type { ColorScheme, Contrast } from './theme-variants.ts'
import { type Brand, type Theme, themeOf } from './tokens.ts'

/** Media condition of a theme variant: none if it was chosen, never matching if another was. */
const conditions = (chosen: string, wanted: string, query: string): string[] | null => {
  if (chosen === wanted) return []
  return chosen === 'system' ? [query] : null
}

/** CSS declarations of a theme, without those already set. */
const declarations = (theme: Theme, inForce?: Theme) =>
  tokenNames
    .filter((name) => theme[name] !== inForce?.[name])
    .map((name) => `--${cssName(name)}:${theme[name]}`)
    .join(';')

/**
 * Makes the style sheet of a tenant's theme: custom properties of the root, in each variant that the page may have.
 * What was not chosen follows the device; print is always light.
 */
export function themeCss(brand: Brand, chosen: ColorSettings): string {
  const light = themeOf(brand)
  const inDark = conditions(chosen.scheme, 'dark', '(prefers-color-scheme:dark)')
  const withMore = conditions(chosen.contrast, 'more', '(prefers-contrast:more)') ?? []
  const rule = (features: readonly string[], css: string) =>
    `@media ${['screen', ...features].join(' and ')}{:root{${css}}}`
  const look = (scheme: ColorScheme, contrast: Contrast) => themeOf(brand, scheme, contrast)
  return [
    `:root{color-scheme:light;${declarations(light)}}`,
    rule(withMore, declarations(look('light', 'more'), light)),
    inDark && rule(inDark, `color-scheme:dark;${declarations(look('dark', 'normal'))}`),
    inDark && rule([...inDark, ...withMore], declarations(look('dark', 'more'))),
  ]
    .filter(Boolean)
    .join('')
}
