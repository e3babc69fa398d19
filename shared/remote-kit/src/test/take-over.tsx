import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ScreenView } from '../define.tsx'

/**
 * Draws a screen as a server does, and takes it over in the page.
 * @returns where it stands, its first field as it was drawn, and what React had to mend, which is nothing where all is well
 */
export async function takeOver(drawn: ScreenView, standing: ScreenView) {
  const [Drawn, Standing] = await Promise.all([drawn.root(), standing.root()])
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Drawn />)
  const field = place.querySelector('input')
  const mended: unknown[] = []
  render(<Standing />, { container: place, hydrate: true, onRecoverableError: (error) => mended.push(error) })
  return { place, field, mended }
}
