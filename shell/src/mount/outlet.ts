import type { Locale } from '@portal/contract/language'
import { createScreenKey } from '@portal/contract/server-rendering'
import type { RemoteScreen } from '@portal/domain/routing'
import { createStore } from '@portal/remote-kit/store'

/** Container of screens, one element for the life of the page; it moves into the layout. */
export const outlet: HTMLElement =
  document.getElementById('outlet') ?? Object.assign(document.createElement('div'), { id: 'outlet' })

/**
 * HTML that React sets inside the outlet's parent element. It is empty in browsers, where the outlet element itself is
 * inserted. It is a TrustedHTML value, because React also sets it when a customer navigates before hydration, which
 * Trusted Types would otherwise block.
 */
export const outletHtml: { __html: string | TrustedHTML } = {
  __html: (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes?.emptyHTML ?? '',
}

export const isSkeletonShown = (): boolean => outlet.dataset.waiting !== undefined

const skeletonElements = [...outlet.children]

export function markSkeletonReplaced(): void {
  delete outlet.dataset.waiting
}

/** Removes the placeholder but not the screen, which may be in the outlet before its mount resolves. */
export function clearSkeleton(): void {
  markSkeletonReplaced()
  for (const part of skeletonElements) part.remove()
}

/** Whether the outlet has a server-rendered guest screen that is not hydrated yet. */
export const hasServerScreen = (): boolean => outlet.dataset.rendered !== undefined

/** Whether the outlet contains this screen as rendered by the server, so that it can be hydrated. */
export const isServerRendered = ({ remote, route }: RemoteScreen, locale: Locale): boolean =>
  outlet.dataset.rendered ===
  createScreenKey({ remote: remote.name, hash: remote.hash ?? '', view: route.view, wording: locale })

/** Sets the remote of the screen in the outlet, which scopes the remote's styles. */
export function setOutletRemote(remote: string): void {
  outlet.dataset.remote = remote
}

export function clearOutlet(): void {
  delete outlet.dataset.rendered
  delete outlet.dataset.waiting
  delete outlet.dataset.remote
  outlet.replaceChildren()
}

/** Removes a screen that the page server rendered for another route than the shell's. */
export function clearOtherScreen(screen: RemoteScreen, locale: Locale): void {
  if (hasServerScreen() && !isServerRendered(screen, locale)) clearOutlet()
}

export interface ShownScreen {
  name: string
  /** `slow` means that the screen is still loading after `slowLoadingThresholdMs`. */
  state: 'loading' | 'slow' | 'shown' | 'failed'
  retry(): void
}

export const shownScreen = createStore<ShownScreen | null>(null)

export const waitUntilScreenSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const resolveIfSettled = () => {
      const state = shownScreen.get()?.state
      if (state === undefined || state === 'loading') return
      stop()
      resolve()
    }
    const stop = shownScreen.subscribe(resolveIfSettled)
    resolveIfSettled()
  })
