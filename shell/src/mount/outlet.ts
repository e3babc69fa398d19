import type { Wording } from '@portal/contract/language'
import { renderedScreenKey } from '@portal/contract/server-rendering'
import type { Screen } from '@portal/domain/routing'

/**
 * The container of screens, one element for the life of the page. The page server puts it into the body with a
 * server-rendered screen; a customer's layout later adopts it.
 */
export const outlet: HTMLElement =
  document.getElementById('outlet') ?? Object.assign(document.createElement('div'), { id: 'outlet' })

/**
 * Content for the outlet's parent element: empty in browsers, where the outlet element is inserted. React writes it if
 * a customer navigates before hydration; a TrustedHTML value satisfies Trusted Types.
 */
export const outletHtml: { __html: string | TrustedHTML } = {
  __html: (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes?.emptyHTML ?? '',
}

/** Whether the outlet still shows the server-rendered placeholder. */
export const isWaiting = (): boolean => outlet.dataset.waiting !== undefined

/** The server-rendered placeholder. */
const skeleton = [...outlet.children]

/** Marks the placeholder as replaced by a screen. */
export function stopWaiting(): void {
  delete outlet.dataset.waiting
}

/** Removes the placeholder but nothing of the screen, which may be in the outlet before its mount resolves. */
export function clearSkeleton(): void {
  stopWaiting()
  for (const part of skeleton) part.remove()
}

/** Whether the outlet has a server-rendered guest screen that is not hydrated yet. */
export const hasServerScreen = (): boolean => outlet.dataset.rendered !== undefined

/** Whether the outlet has the server rendering of this screen, so that it can be hydrated. */
export const isServerRendered = ({ remote, route }: Screen, wording: Wording): boolean =>
  outlet.dataset.rendered ===
  renderedScreenKey({ remote: remote.name, hash: remote.hash ?? '', view: route.view, wording })

/** Marks the remote of the screen in the outlet, which scopes the remote's styles. */
export function setOutletRemote(remote: string): void {
  outlet.dataset.remote = remote
}

/** Empties the outlet. */
export function clearOutlet(): void {
  delete outlet.dataset.rendered
  delete outlet.dataset.waiting
  delete outlet.dataset.remote
  outlet.replaceChildren()
}

/**
 * Removes a server-rendered screen, unless it is this screen: the shell may route an address differently than the page
 * server.
 */
export function clearOtherScreen(screen: Screen, wording: Wording): void {
  if (hasServerScreen() && !isServerRendered(screen, wording)) clearOutlet()
}
