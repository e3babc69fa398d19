import { screen, waitFor } from '@testing-library/react'

/**
 * A drawer or dialog of this name once it is filled and has taken the focus. It does so a moment after it is drawn: what
 * is typed before that may end elsewhere.
 */
export async function findLayer(name?: string | RegExp): Promise<HTMLElement> {
  const layer = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => {
    if (!layer.contains(document.activeElement)) throw new Error('The layer has not taken the focus')
    if (layer.querySelector('div[aria-busy=true]')) throw new Error('The layer is still empty')
  })
  return layer
}
