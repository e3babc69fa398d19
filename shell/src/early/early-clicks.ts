/**
 * Elements of the server-rendered layout that need the portal's code. The screen in it is interactive as soon as it
 * renders.
 */
const pressable = '[data-layout] :is(button, a[href^="/"]):not(#outlet *)'

const pressedAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressable) : null

const marked = () => document.querySelector<HTMLElement>('#portal [data-pressed]')

/** Removes the mark of the pressed element, and clicks it. */
function replayClick(): void {
  const element = marked()
  delete element?.dataset.pressed
  element?.click()
}

/** A click that navigates in this page; with a modifier key the browser opens another one. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Keeps the last click in a server-rendered layout until the portal's code has loaded and repeats it. If the shell's
 * own file fails to load, links work without it.
 */
export function recordClicks(): void {
  const note = (event: MouseEvent) => {
    const element = pressedAt(event)
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    delete marked()?.dataset.pressed
    element.dataset.pressed = ''
  }
  const letGo = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    removeEventListener('click', note, { capture: true })
    replayClick()
  }
  addEventListener('click', note, { capture: true })
  addEventListener('error', letGo, { capture: true })
}

/** Resolves when something in the server-rendered layout is clicked; at once if it was. */
export function whenClicked(): Promise<void> {
  if (marked()) return Promise.resolve()
  return new Promise((resolve) => {
    const look = (event: Event) => {
      if (!pressedAt(event)) return
      removeEventListener('click', look, { capture: true })
      resolve()
    }
    addEventListener('click', look, { capture: true })
  })
}

/** Repeats the click that was made before hydration. */
export const repeatClick = replayClick
