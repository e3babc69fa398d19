/**
 * Selects the elements of the server-rendered layout that need the portal's code, but no elements of the screen inside
 * the layout.
 */
const pressableSelector = '[data-layout] :is(button, a[href^="/"]):not(#outlet *)'

const findPressable = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressableSelector) : null

const findPressedElement = () => document.querySelector<HTMLElement>('#portal [data-pressed]')

export function replayClick(): void {
  const element = findPressedElement()
  delete element?.dataset.pressed
  element?.click()
}

/** Whether a click navigates in this page. With a modifier key the browser opens another page. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Keeps the last click in a server-rendered layout until the portal's code has loaded, then repeats it. */
export function recordClicks(): void {
  const recordClick = (event: MouseEvent) => {
    const element = findPressable(event)
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    delete findPressedElement()?.dataset.pressed
    element.dataset.pressed = ''
  }
  const stopOnScriptError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    removeEventListener('click', recordClick, { capture: true })
    replayClick()
  }
  addEventListener('click', recordClick, { capture: true })
  addEventListener('error', stopOnScriptError, { capture: true })
}

/** Resolves when an element of the server-rendered layout is clicked; at once if that has already happened. */
export function waitForClick(): Promise<void> {
  if (findPressedElement()) return Promise.resolve()
  return new Promise((resolve) => {
    const resolveOnClick = (event: Event) => {
      if (!findPressable(event)) return
      removeEventListener('click', resolveOnClick, { capture: true })
      resolve()
    }
    addEventListener('click', resolveOnClick, { capture: true })
  })
}
