/** Keys that activate a link or button. */
const keys = ['Enter', ' ']

/**
 * Shows the pressed style while a key is down: the result of a click can take a slow phone a fifth of a second, and the
 * browser shows it only for touch and mouse.
 */
export function showPressedByKey(): void {
  let pressed: HTMLElement | undefined
  const release = () => {
    delete pressed?.dataset.pressed
    pressed = undefined
  }
  document.addEventListener(
    'keydown',
    ({ key, target, altKey, ctrlKey, metaKey }) => {
      if (!keys.includes(key) || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
      if (!target.matches(key === 'Enter' ? 'a[href], button' : 'button')) return
      release()
      pressed = target
      target.dataset.pressed = ''
    },
    true,
  )
  for (const type of ['keyup', 'blur']) addEventListener(type, release, true)
}
