import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ScreenView } from '../define.tsx'

/**
 * Renders a screen on the server and hydrates it in the page.
 * @returns the element, its first server-rendered field, and React's hydration errors
 */
export async function hydrateScreen(renderedView: ScreenView, hydratedView: ScreenView) {
  const [Drawn, Standing] = await Promise.all([renderedView.root(), hydratedView.root()])
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Drawn />)
  const field = place.querySelector('input')
  const mended: unknown[] = []
  render(<Standing />, { container: place, hydrate: true, onRecoverableError: (error) => mended.push(error) })
  return { place, field, mended }
}
