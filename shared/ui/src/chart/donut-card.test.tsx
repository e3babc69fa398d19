import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../test/render.tsx'
import { DonutCard } from './DonutCard.tsx'

const exampleSlices = [
  { id: 'a', label: 'Zorg', value: 160 },
  { id: 'b', label: 'Auto', value: 78 },
]

const renderDonutCard = (more: object = {}) =>
  renderUi(
    <DonutCard
      title="Premies"
      unit="per maand"
      slices={exampleSlices}
      format={(value) => `€ ${value}`}
      illustration={null}
      {...more}
    />,
  )
const getFigureText = () => screen.getByRole('status').textContent

test('@CHART-01 the name and value of the highlighted part replace the total', {
  tags: 'full',
}, async () => {
  renderDonutCard()
  expect(getFigureText()).toBe('€ 238per maand')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(getFigureText()).toBe('€ 160Zorg')
  await userEvent.keyboard('{Escape}')
  expect(getFigureText()).toBe('€ 238per maand')
})

test('with more parts than lines, the smallest share the last line', { tags: 'full' }, () => {
  renderDonutCard({
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

test('a single part has no ring', () => {
  renderDonutCard({ slices: exampleSlices.slice(0, 1) })
  expect(screen.queryByRole('group')).toBeNull()
})

test('a negative part is not in the ring, and has its own line', { tags: 'full' }, () => {
  renderDonutCard({ slices: [...exampleSlices, { id: 'c', label: 'Onderneming', value: -38 }] })
  expect(getFigureText()).toBe('€ 200per maand')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Onderneming € -38').closest('li')).toBeNull()
})
