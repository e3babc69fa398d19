import type { BrandInput } from '@portal/domain/theme/brand'
import { deriveTheme } from '@portal/domain/theme/derive-theme'
import type { ColorScheme } from '@portal/domain/theme/theme-variants'

/** `ink` is the colour of text, `quiet` of less important text. */
export interface MailColours {
  page: string
  letter: string
  line: string
  ink: string
  quiet: string
  link: string
  button: string
  onButton: string
}

function getSchemeColours(brand: BrandInput, scheme: ColorScheme): MailColours {
  const { nav, card, line, ink, ink2, link, accent, onAccent } = deriveTheme(brand, scheme)
  return { page: nav, letter: card, line, ink, quiet: ink2, link, button: accent, onButton: onAccent }
}

/** Returns the colours of the tenant's portal (THEME-06). */
export const getMailColours = (brand: BrandInput): Record<ColorScheme, MailColours> => ({
  light: getSchemeColours(brand, 'light'),
  dark: getSchemeColours(brand, 'dark'),
})
