import type { StandaloneWidgetConfig, WidgetHostMessage } from '@portal/contract/widget'
import type { TextFunction } from '@portal/domain/format/text-function'
import { createContext, useContext } from 'react'
import type { WidgetHost } from './widget-host.ts'
import type { WidgetTextId } from './widget-text.ts'

export interface WidgetContextValue
  extends Omit<Extract<WidgetHostMessage, { kind: 'configure' }>, 'kind' | 'texts' | 'colours'> {
  host: WidgetHost
  text: TextFunction<WidgetTextId>
  /** URL of the calculation service. */
  serviceUrl: string
  /** Next steps on a tenant's own site; null in the portal, whose page handles the result. */
  standaloneNextSteps: Pick<StandaloneWidgetConfig, 'portal' | 'phone' | 'email'> | null
  /** 'YYYY-MM-DD'. */
  today: string
}

const WidgetContext = createContext<WidgetContextValue | null>(null)

export const WidgetProvider = WidgetContext.Provider

export function useWidget(): WidgetContextValue {
  const parts = useContext(WidgetContext)
  if (!parts) throw new Error('not in a widget')
  return parts
}
