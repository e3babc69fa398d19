// @module-tag full
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { reviewed } from '../../test/open.ts'
import nl from '../../texts/nl.json'
import type * as fields from './LenderFields.tsx'
import { mortgage, open, retype } from './open.ts'

const drawn = vi.hoisted(() => vi.fn())

vi.mock('./LenderFields.tsx', async (load) => {
  const { LenderFields } = await load<typeof fields>()
  return {
    LenderFields: (props: Parameters<typeof LenderFields>[0]) => {
      drawn()
      return <LenderFields {...props} />
    },
  }
})

test('looking over what will change draws no field anew, and neither does an attempt that finds a mistake elsewhere', async () => {
  await open([mortgage(7)])
  await retype(/^Hypotheeknummer/, '1234567')
  drawn.mockClear()
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  expect(await reviewed()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: /^Deel 1/, expanded: false }))
  await userEvent.clear(screen.getByLabelText(nl.principal_sum))
  await userEvent.click(screen.getByRole('button', { name: nl.edit_review }))
  await screen.findByRole('alert')
  expect(drawn).not.toHaveBeenCalled()
})
