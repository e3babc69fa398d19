import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScreenSkeleton } from './skeleton.tsx'
import { bar, card, columns, rows } from './skeleton-parts.ts'
import { createFakePortal, renderView } from './test/index.ts'

test('a skeleton announces once that content is loading, and its blocks are hidden from screen readers', async () => {
  const boxes = [card([bar('240px'), bar()]), columns([7, 5], rows([bar()]), card([bar('60%')]))]
  await renderView(() => <ScreenSkeleton of={boxes} />, {
    portal: createFakePortal(),
    texts: async () => ({ default: {} }),
  })
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status').querySelector('[aria-hidden=true]')?.textContent).toBe('')
})
