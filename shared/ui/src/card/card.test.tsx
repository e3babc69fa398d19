import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draw } from '../test/draw.tsx'
import { Card } from './Card.tsx'
import { CollapsibleCard } from './CollapsibleCard.tsx'

test('@ANIM-01 a card folds in 300 ms; folded, its content is out of reach', async () => {
  draw(<CollapsibleCard title="Werkgevers">Inhoud</CollapsibleCard>)
  const button = screen.getByRole('button', { name: 'Werkgevers' })
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
  expect(getComputedStyle(content).transition).toContain('grid-template-rows 0.3s')
  expect(getComputedStyle(content).visibility).toBe('visible')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(getComputedStyle(content).visibility).toBe('hidden')
})

test('@ANIM-04 cards appear in 175 ms, each 95 ms after the one before', () => {
  draw([0, 1, 2].map((place) => <Card key={place} appear={place} data-testid={`card-${place}`} />))
  const animations = [0, 1, 2].map((place) => getComputedStyle(screen.getByTestId(`card-${place}`)).animation)
  expect(animations).toEqual(
    ['', '0.095s ', '0.19s '].map((delay) => `0.175s ease-out ${delay}backwards ui-rise`),
  )
})
