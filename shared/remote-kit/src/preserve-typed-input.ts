/**
 * Keeps what is typed into a server-rendered screen until it is hydrated.
 * @returns call it after hydration: restores the typed values, and clicks the submit button that was pressed (the
 * page's first script has marked it)
 */
export function preserveTypedInput(place: HTMLElement): () => void {
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

/** Sets a value and dispatches an input event, so that React and form libraries notice it. */
function type(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
