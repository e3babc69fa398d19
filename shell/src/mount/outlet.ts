import type { Wording } from '@portal/contract/language'
import { renderedScreenKey } from '@portal/contract/server-rendering'
import type { Screen } from '@portal/domain/routing'

/**
 * Where screens stand. One element for the whole life of the page: the edge puts it into the body when it has drawn
 * the screen already; later the layout of a customer takes it in.
 */
export const outlet: HTMLElement =
  document.getElementById('outlet') ?? Object.assign(document.createElement('div'), { id: 'outlet' })

/**
 * What is in the element around the outlet when it is drawn: nothing in a browser, where the outlet is put in. React writes it
 * where a customer moves on before the frame is taken over, and Trusted Types let it write this.
 */
export const outletHtml: { __html: string | TrustedHTML } = {
  __html: (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes?.emptyHTML ?? '',
}

/** Whether what the edge drew in a screen's place still stands in the outlet. */
export const isWaiting = (): boolean => outlet.dataset.waiting !== undefined

/** What the edge put there to stand until a screen does. */
const skeleton = [...outlet.children]

/** A screen has taken the place of what stood there before it. */
export function stopWaiting(): void {
  delete outlet.dataset.waiting
}

/** Removes what the edge drew in a screen's place, and nothing of the screen, which may stand there a moment before its mount has ended. */
export function clearSkeleton(): void {
  stopWaiting()
  for (const part of skeleton) part.remove()
}

/** Whether the edge has drawn a screen, for a guest, that is still to be taken over as it stands. */
export const hasServerScreen = (): boolean => outlet.dataset.rendered !== undefined

/** Whether this very screen stands in the outlet as the edge rendered it, so that its code can take it over as it is. */
export const isServerRendered = ({ remote, route }: Screen, wording: Wording): boolean =>
  outlet.dataset.rendered ===
  renderedScreenKey({ remote: remote.name, hash: remote.hash ?? '', view: route.view, wording })

/** Says whose screen stands in the outlet: by that the remote's own styles count there. */
export function giveOutletTo(remote: string): void {
  outlet.dataset.remote = remote
}

/** Removes whatever stands in the outlet. */
export function clearOutlet(): void {
  delete outlet.dataset.rendered
  delete outlet.dataset.waiting
  delete outlet.dataset.remote
  outlet.replaceChildren()
}

/** Removes what the edge has drawn, unless it is this screen: an address may lead elsewhere than the edge took it to. */
export function clearOtherScreen(screen: Screen, wording: Wording): void {
  if (hasServerScreen() && !isServerRendered(screen, wording)) clearOutlet()
}
