import font from '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import button from './look/button.css?source'
import field from './look/field.css?source'
import layout from './look/layout.css?source'
import notice from './look/notice.css?source'
import outcome from './look/outcome.css?source'
import page from './look/page.css?source'

const family = 'Alan Sans'

/** In cascade order. */
const styleSheet = [page, layout, field, button, notice, outcome].join('')

/** Applies the widget's style sheet. Constructed in script, since the iframe's policy allows no style elements. */
export function applyStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fallbackFontFaces + styleSheet)
  document.adoptedStyleSheets = [sheet]
}

/** Loads the text font; until then, a font with the same metrics is used. */
export function loadFont(): void {
  const face = new FontFace(family, `url(${font})`, { weight: '300 900', display: 'swap' })
  document.fonts.add(face)
  face.load().catch(() => {})
}

/** Applies a tenant's colours. */
export function applyTheme(colours: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(colours))
    document.documentElement.style.setProperty(`--${name}`, value)
}
