/** Makes a press on a link of the portal a step of the history, as the shell's router does. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || link.target || link.download || link.origin !== location.origin)
    return
  event.preventDefault()
  history.pushState(null, '', link.href)
  dispatchEvent(new PopStateEvent('popstate'))
}
