import { createLayoutKey } from '@portal/contract/server-rendering'
import { getLocale } from '@portal/remote-kit/texts'
import { isWide } from '@portal/ui'
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { replayClick } from '../early/early-clicks.ts'
import { globalError } from '../global-error.ts'
import { clearOutlet, outlet } from '../mount/outlet.ts'
import type { Shell } from '../shell.ts'

const HydratedContext = createContext(true)

/** Whether hydration has finished. During hydration, components must render what the server rendered. */
export const useIsHydrated = (): boolean => use(HydratedContext)

/** Hydrates a server-rendered layout, then renders client-only values in a transition. */
export function HydrationBoundary({
  serverRendered,
  children,
}: {
  serverRendered: boolean
  children: ReactNode
}) {
  const [isHydrated, setIsHydrated] = useState(!serverRendered)
  useEffect(() => {
    delete getRootElement().dataset.layout
    replayClick()
    startTransition(() => setIsHydrated(true))
  }, [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}

export const getRootElement = (): HTMLElement => document.getElementById('portal') ?? document.body

/** Whether the server rendered the layout that the shell would render, so that a screen can mount before hydration. */
export function hasServerLayout({ session, routing, language }: Shell): boolean {
  const destination = routing.destination.get()
  if (!session.account.get() || globalError.get() || destination.kind !== 'screen') return false
  const { remote, route } = destination
  const screen = { remote: remote.name, route: route.id }
  return (
    getRootElement().dataset.layout ===
    createLayoutKey({ screen, wording: getLocale(language.current.get()) })
  )
}

/** Removes the outlet from a layout that will not be hydrated; the layout stays until the shell has rendered. */
export function detachOutlet(): void {
  if (!getRootElement().contains(outlet)) return
  outlet.remove()
  clearOutlet()
}

/** Adapts the server-rendered layout to the window: narrow windows have no permanent menu. */
export function fitLayoutToWindow(layoutElement: HTMLElement): void {
  if (!isWide('xl')) layoutElement.querySelector('[data-wide]')?.replaceChildren()
}
