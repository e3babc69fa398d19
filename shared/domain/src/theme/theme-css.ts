import type { ColorSettings } from './color-settings.ts'
import { type BrandInput, deriveTheme, type ThemeColors } from './derive-theme.ts'
import type { ColorScheme, ThemeContrast } from './theme-variants.ts'
import { toCssName, tokenNames } from './token-names.ts'

/**
 * Returns the media conditions under which a theme variant applies: an empty list if the customer chose the variant,
 * null if the customer chose another.
 */
const getMediaConditions = (chosen: string, wanted: string, query: string): string[] | null => {
  if (chosen === wanted) return []
  return chosen === 'system' ? [query] : null
}

/** Creates the declarations of a theme, without those that are already in force. */
const createDeclarations = (theme: ThemeColors, inForce?: ThemeColors) =>
  tokenNames
    .filter((name) => theme[name] !== inForce?.[name])
    .map((name) => `--${toCssName(name)}:${theme[name]}`)
    .join(';')

/**
 * Creates the style sheet of a theme: custom properties of `:root` for each variant that the page may need. Settings
 * that the customer did not choose follow the device. Print is always light.
 */
export function createThemeCss(brand: BrandInput, chosen: ColorSettings): string {
  const light = deriveTheme(brand)
  const inDark = getMediaConditions(chosen.scheme, 'dark', '(prefers-color-scheme:dark)')
  const withMore = getMediaConditions(chosen.contrast, 'more', '(prefers-contrast:more)') ?? []
  const createMediaRule = (features: readonly string[], css: string) =>
    `@media ${['screen', ...features].join(' and ')}{:root{${css}}}`
  const getVariantTheme = (scheme: ColorScheme, contrast: ThemeContrast) =>
    deriveTheme(brand, scheme, contrast)
  return [
    `:root{color-scheme:light;${createDeclarations(light)}}`,
    createMediaRule(withMore, createDeclarations(getVariantTheme('light', 'more'), light)),
    inDark &&
      createMediaRule(inDark, `color-scheme:dark;${createDeclarations(getVariantTheme('dark', 'normal'))}`),
    inDark && createMediaRule([...inDark, ...withMore], createDeclarations(getVariantTheme('dark', 'more'))),
  ]
    .filter(Boolean)
    .join('')
}
