import font from '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import button from './look/button.css?source'
import field from './look/field.css?source'
import layout from './look/layout.css?source'
import notice from './look/notice.css?source'
import outcome from './look/outcome.css?source'
import page from './look/page.css?source'

const family = 'Alan Sans'

/** In their order: what comes later lays itself over what comes before. */
const look = [page, layout, field, button, notice, outcome].join('')

/** Puts the widget's style sheet on. It is made here, since the frame's policy lets none in. */
export function wear(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fallbackFontFaces + look)
  document.adoptedStyleSheets = [sheet]
}

/** Fetches the text font; until it has loaded, a font with the same metrics is used. */
export function loadFont(): void {
  const face = new FontFace(family, `url(${font})`, { weight: '300 900', display: 'swap' })
  document.fonts.add(face)
  face.load().catch(() => {})
}

/** Puts a firm's colours on. */
export function applyTheme(colours: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(colours))
    document.documentElement.style.setProperty(`--${name}`, value)
}
