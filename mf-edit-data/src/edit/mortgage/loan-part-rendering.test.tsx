// @module-tag full
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getReviewedChanges } from '../../test/open-edit-tab.ts'
import nl from '../../texts/nl.json'
import type * as fields from './LenderFields.tsx'
import { createExampleMortgage, openMortgageTab, retypeField } from './open-mortgage-tab.ts'

const recordRender = vi.hoisted(() => vi.fn())

vi.mock('./LenderFields.tsx', async (load) => {
  const { LenderFields } = await load<typeof fields>()
  return {
    LenderFields: (props: Parameters<typeof LenderFields>[0]) => {
      recordRender()
      return <LenderFields {...props} />
    },
  }
})

test('neither the review nor a submit with an error elsewhere rerenders a field', async () => {
  await openMortgageTab([createExampleMortgage(7)])
  await retypeField(/^Hypotheeknummer/, '1234567')
  recordRender.mockClear()
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await getReviewedChanges()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: /^Deel 1/, expanded: false }))
  await userEvent.clear(screen.getByLabelText(nl.principal_sum))
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  await screen.findByRole('alert')
  expect(recordRender).not.toHaveBeenCalled()
})
