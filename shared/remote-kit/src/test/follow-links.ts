/** Turns a click on a portal link into a history entry, as the shell's router does. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || link.target || link.download || link.origin !== location.origin)
    return
  event.preventDefault()
  history.pushState(null, '', link.href)
  dispatchEvent(new PopStateEvent('popstate'))
}
