import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStyleCache } from '../system/style-cache.ts'
import { UiProvider } from '../system/UiProvider.tsx'
import { renderUi } from '../test/render.tsx'
import { Card } from './Card.tsx'
import { Collapse } from './Collapse.tsx'

test('@ANIM-01 a card’s content collapses in 300 ms, and is then hidden from keyboard and screen readers', () => {
  const renderExampleCard = (open: boolean) => (
    <Card>
      <Collapse open={open} id="employers">
        Inhoud
      </Collapse>
    </Card>
  )
  const { rerender } = render(<UiProvider cache={createStyleCache()}>{renderExampleCard(true)}</UiProvider>)
  const content = document.getElementById('employers') as HTMLElement
  expect(getComputedStyle(content).transition).toContain('grid-template-rows 0.3s')
  expect(getComputedStyle(content).visibility).toBe('visible')
  rerender(<UiProvider cache={createStyleCache()}>{renderExampleCard(false)}</UiProvider>)
  expect(getComputedStyle(content).visibility).toBe('hidden')
})

const cardIndexes = [0, 1, 2, 4, 5, 50]
const exampleCards = cardIndexes.map((place) => (
  <Card key={place} animationIndex={place} data-testid={`card-${place}`} />
))
const getCardAnimations = () =>
  cardIndexes.map((place) => getComputedStyle(screen.getByTestId(`card-${place}`)).animation)

test('@ANIM-04 cards appear in 175 ms, each 95 ms after the previous one, and none later than 380 ms', () => {
  renderUi(exampleCards)
  expect(getCardAnimations()).toEqual(
    ['', '0.095s ', '0.19s ', '0.38s ', '0.38s ', '0.38s '].map(
      (delay) => `0.175s ease-out ${delay}backwards ui-rise`,
    ),
  )
})

test('server-rendered cards do not animate', () => {
  const page = <UiProvider cache={createStyleCache()}>{exampleCards}</UiProvider>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(getCardAnimations()).toEqual(cardIndexes.map(() => 'none'))
})
