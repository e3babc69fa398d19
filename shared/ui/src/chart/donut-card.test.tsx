import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draw } from '../test/render.tsx'
import { DonutCard } from './DonutCard.tsx'

const slices = [
  { id: 'a', label: 'Zorg', value: 160 },
  { id: 'b', label: 'Auto', value: 78 },
]

const card = (more: object = {}) =>
  draw(
    <DonutCard
      question="Premies?"
      unit="per maand"
      slices={slices}
      format={(value) => `€ ${value}`}
      art={null}
      {...more}
    />,
  )
const figure = () =>
  screen.getByText(/^€/, { selector: 'p span', ignore: 'li span' }).closest('p')?.textContent

test('@CHART-01 the highlighted part is announced, and the total stays visible', {
  tags: 'full',
}, async () => {
  card()
  expect(figure()).toBe('€ 238 per maand')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('Zorg € 160')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('Auto € 78')
  expect(figure()).toBe('€ 238 per maand')
})

test('a single part shows no ring', () => {
  card({ slices: slices.slice(0, 1) })
  expect(screen.queryByRole('group')).toBeNull()
})

test('a collapsed card is a button with question and total that expands the parts', async () => {
  card({ folded: true, go: { label: 'Bekijk', href: '/x' } })
  const row = screen.getByRole('button', { name: 'Premies? € 238 per maand' })
  expect(row.getAttribute('aria-expanded')).toBe('false')
  const inside = document.getElementById(row.getAttribute('aria-controls') ?? '') as HTMLElement
  expect(getComputedStyle(inside).visibility).toBe('hidden')
  await userEvent.click(row)
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(getComputedStyle(inside).visibility).toBe('visible')
  expect(inside.textContent).toContain('Zorg€ 160')
  expect(inside.querySelector('a')?.getAttribute('href')).toBe('/x')
})
