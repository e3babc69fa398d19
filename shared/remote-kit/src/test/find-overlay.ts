import { screen, waitFor } from '@testing-library/react'

/**
 * Waits until a drawer or dialog has content and the focus. Text that a test types before that may go to another
 * element.
 */
export async function findOverlay(name?: string | RegExp): Promise<HTMLElement> {
  const layer = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => {
    if (!layer.contains(document.activeElement)) throw new Error('The layer has not taken the focus')
    if (layer.querySelector('div[aria-busy=true]')) throw new Error('The layer is still empty')
  })
  return layer
}
