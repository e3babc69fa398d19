/**
 * What can be pressed in a frame that the edge drew, and leads somewhere only with the portal's code, or better with it. The
 * screen in it is alive as soon as it is there.
 */
const pressable = '[data-layout] :is(button, a[href^="/"]):not(#outlet *)'

const pressedAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressable) : null

const marked = () => document.querySelector<HTMLElement>('#portal [data-pressed]')

/** Takes the mark off what was pressed, and presses it. */
function press(): void {
  const element = marked()
  delete element?.dataset.pressed
  element?.click()
}

/** A press that opens something in this page; with a key held down a link opens beside it, which the browser does. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Keeps what is pressed in a drawn frame before the portal's code is there, which then presses it; the last of several. If
 * the shell's own file, which the page defers, cannot be had, links lead on by themselves.
 */
export function keepPressed(): void {
  const note = (event: MouseEvent) => {
    const element = pressedAt(event)
    if (!element || !isPlain(event)) return
    event.preventDefault()
    event.stopPropagation()
    delete marked()?.dataset.pressed
    element.dataset.pressed = ''
  }
  const letGo = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    removeEventListener('click', note, { capture: true })
    press()
  }
  addEventListener('click', note, { capture: true })
  addEventListener('error', letGo, { capture: true })
}

/** Resolves when something of the drawn frame is pressed; at once if it was. */
export function pressed(): Promise<void> {
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

/** Presses what was pressed in a frame before the shell had taken it over. */
export const pressAgain = press
