/**
 * Keeps what is typed into a server-rendered screen until it is hydrated.
 * @returns function to call after hydration: restores the typed values, and clicks the submit button that was pressed
 * (the page's first script has marked that button)
 */
export function preserveTypedInput(place: HTMLElement): () => void {
  const typed = new Map<string, string>()
  const recordValue = ({ name, value }: HTMLInputElement) => name && value && typed.set(name, value)
  const handleInput = ({ target }: Event) => target instanceof HTMLInputElement && recordValue(target)
  place.querySelectorAll('input').forEach(recordValue)
  place.addEventListener('input', handleInput, { capture: true })
  return () => {
    delete place.dataset.rendered
    place.removeEventListener('input', handleInput, { capture: true })
    for (const [name, value] of typed)
      setInputValue(place.querySelector(`input[name="${CSS.escape(name)}"]`), value)
    const pressed = place.querySelector<HTMLElement>('[data-pressed]')
    delete pressed?.dataset.pressed
    pressed?.click()
  }
}

/** Sets a value and dispatches an input event, so that React and form libraries notice it. */
function setInputValue(input: HTMLInputElement | null, value: string): void {
  if (!input || input.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
