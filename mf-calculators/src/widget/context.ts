import type { HostMessage, StandaloneWidget } from '@portal/contract/widget'
import { createContext, useContext } from 'react'
import type { Host } from './host.ts'
import type { TextOf } from './text-of.ts'

/** What every part of a widget may use. */
export interface WidgetParts
  extends Omit<Extract<HostMessage, { kind: 'configure' }>, 'kind' | 'texts' | 'colours'> {
  host: Host
  text: TextOf
  /** Address of the calculation service. */
  advice: string
  /** Where a visitor goes on from a site of the firm's own; null in the portal, whose page takes an outcome in. */
  onward: Pick<StandaloneWidget, 'portal' | 'phone' | 'email'> | null
  /** 'YYYY-MM-DD'. */
  today: string
}

const Parts = createContext<WidgetParts | null>(null)

/** Gives its children what a widget is made with. */
export const WidgetProvider = Parts.Provider

/** What the widget is made with. */
export function useWidget(): WidgetParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('not in a widget')
  return parts
}
