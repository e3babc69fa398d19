import { today } from '@portal/contract/clock'
import type { HostMessage } from '@portal/contract/widget'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyStyles, applyTheme, loadFont } from './apply-theme.ts'
import { WidgetProvider } from './context.ts'
import { reportHeight } from './height.ts'
import { meetHost } from './host.ts'
import { standaloneConfigIn, standaloneHost } from './standalone-host.ts'
import { textFiles } from './text-files.ts'
import { type TextId, textOf } from './text-of.ts'

/** Starts a widget in its iframe: renders when its configuration arrives, and again when it changes. */
export function startWidget(View: ComponentType, title: TextId): void {
  const standaloneConfig = standaloneConfigIn(document.documentElement)
  const host = standaloneConfig ? standaloneHost(standaloneConfig, textFiles) : meetHost()
  const root = createRoot(document.body)
  const advice = new URL(document.documentElement.dataset.advice ?? '/advice', location.href).href
  applyStyles()
  loadFont()
  reportHeight(host)
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) host.tell({ kind: 'escape' })
  })
  host.subscribe((message: HostMessage) => {
    if (message.kind !== 'configure') return
    const { texts, colours, kind: _, ...given } = message
    const text = textOf(texts)
    applyTheme(colours)
    document.documentElement.lang = given.language
    document.title = text(title)
    root.render(
      <StrictMode>
        <WidgetProvider value={{ ...given, host, text, advice, onward: standaloneConfig, today: today() }}>
          <View />
        </WidgetProvider>
      </StrictMode>,
    )
  })
}
