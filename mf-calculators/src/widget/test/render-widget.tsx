import type { WidgetHostMessage, WidgetMessage, WidgetPrefill } from '@portal/contract/widget'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import nl from '../../texts/widget/nl.json'
import { type WidgetContextValue, WidgetProvider } from '../widget-context.ts'
import { createTextGetter } from '../widget-text.ts'

/** Renders a widget with the page's configuration. The test's portal responds to its calls. */
export function renderWidget(
  View: ComponentType,
  prefill: WidgetPrefill = {},
  change: Partial<WidgetContextValue> = {},
) {
  const messages: WidgetMessage[] = []
  const hearers = new Set<(message: WidgetHostMessage) => void>()
  const parts: WidgetContextValue = {
    key: 'zuider-sleutel',
    language: 'nl',
    prefill,
    explains: true,
    text: createTextGetter(nl),
    serviceUrl: 'http://portal.test',
    standaloneNextSteps: null,
    today: '2026-11-21',
    host: {
      postToPage: (message: WidgetMessage) => void messages.push(message),
      subscribe: (hearer: (message: WidgetHostMessage) => void) => {
        hearers.add(hearer)
        return () => hearers.delete(hearer)
      },
    },
    ...change,
  }
  const createElement = (value: WidgetContextValue) => (
    <WidgetProvider value={value}>
      <View />
    </WidgetProvider>
  )
  const { rerender } = render(createElement(parts))
  return {
    messages,
    /** Configures the widget again, as the page does when the language changes. */
    configure: (changed: Partial<WidgetContextValue>) => rerender(createElement({ ...parts, ...changed })),
    say: (message: WidgetHostMessage) => {
      for (const hearer of hearers) hearer(message)
    },
  }
}
