import font from '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2'
import type { WidgetHostMessage } from '@portal/contract/widget'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import { getToday } from '@portal/time/clock'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStandaloneHost, readStandaloneConfig } from './standalone-host.ts'
import button from './styles/button.css?source'
import field from './styles/field.css?source'
import layout from './styles/layout.css?source'
import notice from './styles/notice.css?source'
import outcome from './styles/outcome.css?source'
import page from './styles/page.css?source'
import { widgetTextFiles } from './text-files.ts'
import { WidgetProvider } from './widget-context.ts'
import { connectToHost, type WidgetHost } from './widget-host.ts'
import { createTextGetter, type WidgetTextId } from './widget-text.ts'

/** Reports the height of the iframe's content to the page, initially and on every change. */
function reportHeight(host: WidgetHost): void {
  const postHeight = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height > 0) host.postToPage({ kind: 'height', height })
  }
  new ResizeObserver(postHeight).observe(document.body)
}

/** Starts a widget in its iframe. Renders when the configuration arrives, and again when it changes. */
export function startWidget(View: ComponentType, title: WidgetTextId): void {
  const standaloneConfig = readStandaloneConfig(document.documentElement)
  const host = standaloneConfig ? createStandaloneHost(standaloneConfig, widgetTextFiles) : connectToHost()
  const root = createRoot(document.body)
  const serviceUrl = new URL(document.documentElement.dataset.advice ?? '/advice', location.href).href
  applyWidgetStyles()
  loadWidgetFont()
  reportHeight(host)
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) host.postToPage({ kind: 'escape' })
  })
  host.subscribe((message: WidgetHostMessage) => {
    if (message.kind !== 'configure') return
    const { texts, colours, kind: _, ...given } = message
    const text = createTextGetter(texts)
    applyWidgetTheme(colours)
    document.documentElement.lang = given.language
    document.title = text(title)
    root.render(
      <StrictMode>
        <WidgetProvider
          value={{
            ...given,
            host,
            text,
            serviceUrl,
            standaloneNextSteps: standaloneConfig,
            today: getToday(),
          }}
        >
          <View />
        </WidgetProvider>
      </StrictMode>,
    )
  })
}

const widgetFontFamily = 'Alan Sans'

/** Styles in cascade order. */
const widgetCssText = [page, layout, field, button, notice, outcome].join('')

/**
 * Applies the widget's style sheet. The style sheet is constructed in script, because the iframe's policy allows no
 * style elements.
 */
function applyWidgetStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fallbackFontFaces + widgetCssText)
  document.adoptedStyleSheets = [sheet]
}

/** Loads the text font. Until then, a font with the same metrics is used. */
function loadWidgetFont(): void {
  const face = new FontFace(widgetFontFamily, `url(${font})`, { weight: '300 900', display: 'swap' })
  document.fonts.add(face)
  face.load().catch(() => {})
}

function applyWidgetTheme(colours: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(colours))
    document.documentElement.style.setProperty(`--${name}`, value)
}
