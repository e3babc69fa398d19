import type { Brand } from '@portal/domain/theme/brand'
import type { ColorScheme } from '@portal/domain/theme/theme-variants'
import { themeOf } from '@portal/domain/theme/tokens'

/** Colours of a mail: page, card, lines, text, muted text, links, and the button with its text. */
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

function coloursIn(brand: Brand, scheme: ColorScheme): MailColours {
  const { nav, card, line, ink, ink2, link, accent, onAccent } = themeOf(brand, scheme)
  return { page: nav, letter: card, line, ink, quiet: ink2, link, button: accent, onButton: onAccent }
}

/** A tenant's colours in mails, light and dark: those of its portal (THEME-06). */
export const mailColours = (brand: Brand): Record<ColorScheme, MailColours> => ({
  light: coloursIn(brand, 'light'),
  dark: coloursIn(brand, 'dark'),
})
