const activationKeys = ['Enter', ' ']

/** Shows the pressed style while a key is down. By default browsers show this style only for touch and mouse. */
export function showPressedByKey(): void {
  let pressed: HTMLElement | undefined
  const clearPressed = () => {
    delete pressed?.dataset.pressed
    pressed = undefined
  }
  document.addEventListener(
    'keydown',
    ({ key, target, altKey, ctrlKey, metaKey }) => {
      if (!activationKeys.includes(key) || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement))
        return
      if (!target.matches(key === 'Enter' ? 'a[href], button' : 'button')) return
      clearPressed()
      pressed = target
      target.dataset.pressed = ''
    },
    true,
  )
  for (const type of ['keyup', 'blur']) addEventListener(type, clearPressed, true)
}
