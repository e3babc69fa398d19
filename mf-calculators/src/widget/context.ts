import type { HostMessage, StandaloneWidget } from '@portal/contract/widget'
import { createContext, useContext } from 'react'
import type { Host } from './host.ts'
import type { TextOf } from './text-of.ts'

/** Context of a widget. */
export interface WidgetParts
  extends Omit<Extract<HostMessage, { kind: 'configure' }>, 'kind' | 'texts' | 'colours'> {
  host: Host
  text: TextOf
  /** URL of the calculation service. */
  advice: string
  /** Next steps on a tenant's own site; null in the portal, whose page handles the result. */
  onward: Pick<StandaloneWidget, 'portal' | 'phone' | 'email'> | null
  /** 'YYYY-MM-DD'. */
  today: string
}

const Parts = createContext<WidgetParts | null>(null)

/** Provides the widget's context. */
export const WidgetProvider = Parts.Provider

/** Returns the widget's context. */
export function useWidget(): WidgetParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('not in a widget')
  return parts
}
