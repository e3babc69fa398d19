import font from '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import button from './styles/button.css?source'
import field from './styles/field.css?source'
import layout from './styles/layout.css?source'
import notice from './styles/notice.css?source'
import outcome from './styles/outcome.css?source'
import page from './styles/page.css?source'

const widgetFontFamily = 'Alan Sans'

/** Styles in cascade order. */
const widgetCssText = [page, layout, field, button, notice, outcome].join('')

/**
 * Applies the widget's style sheet. The style sheet is constructed in script, because the iframe's policy allows no
 * style elements.
 */
export function applyWidgetStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fallbackFontFaces + widgetCssText)
  document.adoptedStyleSheets = [sheet]
}

/** Loads the text font. Until then, a font with the same metrics is used. */
export function loadWidgetFont(): void {
  const face = new FontFace(widgetFontFamily, `url(${font})`, { weight: '300 900', display: 'swap' })
  document.fonts.add(face)
  face.load().catch(() => {})
}

export function applyWidgetTheme(colours: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(colours))
    document.documentElement.style.setProperty(`--${name}`, value)
}
