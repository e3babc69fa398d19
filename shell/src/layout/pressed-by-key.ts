/** Keys by which a link or a button is pressed. */
const keys = ['Enter', ' ']

/**
 * Shows what is pressed by a key as pressed, for as long as the key is down: what a link opens can take a slow phone a fifth of a
 * second, and a finger or a mouse sees its press at once.
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
