/**
 * Keeps what is typed into a screen that the edge drew, until the screen itself has taken over.
 * @returns to be called then: puts back what was typed meanwhile, and presses what was pressed, which the page's first
 * script has marked
 */
export function keepTyped(place: HTMLElement): () => void {
  const typed = new Map<string, string>()
  const note = ({ name, value }: HTMLInputElement) => name && value && typed.set(name, value)
  const listen = ({ target }: Event) => target instanceof HTMLInputElement && note(target)
  place.querySelectorAll('input').forEach(note)
  place.addEventListener('input', listen, { capture: true })
  return () => {
    delete place.dataset.rendered
    place.removeEventListener('input', listen, { capture: true })
    for (const [name, value] of typed) type(place.querySelector(`input[name="${CSS.escape(name)}"]`), value)
    const pressed = place.querySelector<HTMLElement>('[data-pressed]')
    delete pressed?.dataset.pressed
    pressed?.click()
  }
}

/** Types as a person would, so that whoever listens to the field takes notice. */
function type(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
