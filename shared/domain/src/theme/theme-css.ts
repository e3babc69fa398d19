import type { ChosenLook } from './chosen-look.ts'
import type { ColorScheme, Contrast } from './looks.ts'
import { cssName, tokenNames } from './names.ts'
import { type Brand, type Theme, themeOf } from './tokens.ts'

/** What a look is shown under, beyond the screen: nothing where it was chosen, never where another was. */
const conditions = (chosen: string, wanted: string, query: string): string[] | null => {
  if (chosen === wanted) return []
  return chosen === 'system' ? [query] : null
}

/** The declarations of a theme, less those that are in force already. */
const declarations = (theme: Theme, inForce?: Theme) =>
  tokenNames
    .filter((name) => theme[name] !== inForce?.[name])
    .map((name) => `--${cssName(name)}:${theme[name]}`)
    .join(';')

/**
 * All that makes one firm's portal differ from another's, as a style sheet: custom properties of the root, in each look that
 * the page may have. What is not chosen follows the device; paper is always light.
 */
export function themeCss(brand: Brand, chosen: ChosenLook): string {
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
