// @module-tag full
import { findLayer } from '@portal/remote-kit/test'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleMortgage, exampleProgress } from '../../../test/example.ts'
import nl from '../../../texts/nl.json'
import { open } from '../../open.ts'
import './RequestedItems.tsx'

const openApplication = async (given: Parameters<typeof exampleMortgage>[0]) => {
  await open([exampleMortgage({ seen_by_customer: true, status: 15, ...given })], '/hypotheek?id=1')
  return within(await findLayer())
}
const comment =
  'De waardepeildatum staat op de eerste bladzijde, maar bladzijde vier ontbreekt nog in dit rapport.'

test('an application shows its status, its steps and what each document waits for', async () => {
  const progress = [{ ...exampleProgress(1), comment }, exampleProgress(2, 1), exampleProgress(3, 1, 1)]
  const details = await openApplication({ progress, openProgress: 1, totaalSom: 350_000 })
  expect(details.getByText('Nog 1 van de 3 documenten')).toBeTruthy()
  const steps = within(details.getByRole('list', { name: nl.stepper })).getAllByRole('listitem')
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  await details.findByText('Document 1')
  const rowOf = (name: string) => details.getByText(name).closest('li')?.textContent
  expect(rowOf('Document 1')).toContain('Ontbreekt nog')
  expect(rowOf('Document 2')).toContain('Ontvangen')
  expect(rowOf('Document 3')).toContain('In orde')
  expect(details.getByText(nl.mortgage_requested_amount)).toBeTruthy()
  expect(rowOf('Document 1')).not.toContain('dit rapport')
  await userEvent.click(details.getByRole('button', { name: 'Lees meer' }))
  expect(rowOf('Document 1')).toContain('dit rapport')
})

test('an application without documents says where it stands and no more', async () => {
  const details = await openApplication({ status: 2 })
  expect(details.getByText(nl.mortgage_status_waiting_offer)).toBeTruthy()
  expect(details.queryByRole('heading', { name: nl.progress_title })).toBeNull()
})

test('a status from a newer server is shown in the server’s own words, marked as Dutch', async () => {
  const details = await openApplication({ status: 42, status_description: 'Nieuw soort wachten' })
  expect(details.getByText('Nieuw soort wachten').lang).toBe('nl')
})

test('a running mortgage has no progress', async () => {
  const details = await openApplication({ status: 0, progress: [exampleProgress(1)] })
  expect(details.queryByRole('heading', { name: nl.application_progress })).toBeNull()
})
