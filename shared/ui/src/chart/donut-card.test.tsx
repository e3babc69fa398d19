import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { DonutCard } from './DonutCard.tsx'

const slices = [
  { id: 'a', label: 'Zorg', value: 160 },
  { id: 'b', label: 'Auto', value: 78 },
]

const card = (more: object = {}) =>
  renderUi(
    <DonutCard
      title="Premies"
      unit="per maand"
      slices={slices}
      format={(value) => `€ ${value}`}
      art={null}
      {...more}
    />,
  )
const figure = () => screen.getByRole('status').textContent

test('@CHART-01 the highlighted part takes the place of the total, by name and value', {
  tags: 'full',
}, async () => {
  card()
  expect(figure()).toBe('€ 238per maand')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(figure()).toBe('€ 160Zorg')
  await userEvent.keyboard('{Escape}')
  expect(figure()).toBe('€ 238per maand')
})

test('of more parts than lines, the smallest share the last line', { tags: 'full' }, () => {
  card({
    slices: [5, 4, 3, 2, 1].map((value) => ({ id: `${value}`, label: `${value}`, value })),
    maxLines: 4,
  })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5€ 5',
    '4€ 4',
    '3€ 3',
    'Overig€ 3',
  ])
})

test('one part is no ring', () => {
  card({ slices: slices.slice(0, 1) })
  expect(screen.queryByRole('group')).toBeNull()
})

test('a part below zero has no place in the ring, and a line of its own', { tags: 'full' }, () => {
  card({ slices: [...slices, { id: 'c', label: 'Onderneming', value: -38 }] })
  expect(figure()).toBe('€ 200per maand')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Onderneming € -38').closest('li')).toBeNull()
})
