import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'
import { renderUi } from '../test/render.tsx'
import { Card } from './Card.tsx'
import { Collapse } from './Collapse.tsx'

test('@ANIM-01 a card’s content collapses in 300 ms, and is then hidden from keyboard and screen readers', () => {
  const card = (open: boolean) => (
    <Card>
      <Collapse open={open} id="employers">
        Inhoud
      </Collapse>
    </Card>
  )
  const { rerender } = render(<UiProvider cache={createStyleCache()}>{card(true)}</UiProvider>)
  const content = document.getElementById('employers') as HTMLElement
  expect(getComputedStyle(content).transition).toContain('grid-template-rows 0.3s')
  expect(getComputedStyle(content).visibility).toBe('visible')
  rerender(<UiProvider cache={createStyleCache()}>{card(false)}</UiProvider>)
  expect(getComputedStyle(content).visibility).toBe('hidden')
})

const places = [0, 1, 2, 4, 5, 50]
const cards = places.map((place) => <Card key={place} appear={place} data-testid={`card-${place}`} />)
const animations = () =>
  places.map((place) => getComputedStyle(screen.getByTestId(`card-${place}`)).animation)

test('@ANIM-04 cards appear in 175 ms, each 95 ms after the previous one, and none later than 380 ms', () => {
  renderUi(cards)
  expect(animations()).toEqual(
    ['', '0.095s ', '0.19s ', '0.38s ', '0.38s ', '0.38s '].map(
      (delay) => `0.175s ease-out ${delay}backwards ui-rise`,
    ),
  )
})

test('server-rendered cards do not animate', () => {
  const page = (
    <UiProvider cache={createStyleCache()} root>
      {cards}
    </UiProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(animations()).toEqual(places.map(() => 'none'))
})
