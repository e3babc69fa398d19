import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draw } from '../test/draw.tsx'
import { DonutCard } from './DonutCard.tsx'

const slices = [
  { id: 'a', label: 'Zorg', value: 160 },
  { id: 'b', label: 'Auto', value: 78 },
]

test('@CHART-01 the highlighted part takes the place of the total in the figure', async () => {
  draw(
    <DonutCard
      question="Premies?"
      unit="per maand"
      slices={slices}
      format={(value) => `€ ${value}`}
      art={null}
    />,
  )
  const figure = () =>
    screen.getByText(/^€/, { selector: 'p span', ignore: 'li span' }).closest('p')?.textContent
  expect(figure()).toBe('€ 238 per maand')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(figure()).toBe('€ 160 Zorg')
  await userEvent.keyboard('{ArrowDown}')
  expect(figure()).toBe('€ 78 Auto')
})
