// @module-tag full
import { findOverlay } from '@portal/remote-kit/test'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMortgage, createProgressItem } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'
import './RequestedDocuments.tsx'

const openApplicationDetails = async (given: Parameters<typeof createMortgage>[0]) => {
  await renderMortgagesScreen(
    [createMortgage({ seen_by_customer: true, status: 15, ...given })],
    '/hypotheek?id=1',
  )
  return within(await findOverlay())
}
const exampleComment =
  'De waardepeildatum staat op de eerste bladzijde, maar bladzijde vier ontbreekt nog in dit rapport.'

test('an application shows its status, its steps and the status of each document', async () => {
  const progress = [
    { ...createProgressItem(1), comment: exampleComment },
    createProgressItem(2, 1),
    createProgressItem(3, 1, 1),
  ]
  const details = await openApplicationDetails({ progress, openProgress: 1, totaalSom: 350_000 })
  expect(details.getByText('Nog 1 van de 3 documenten')).toBeTruthy()
  const steps = within(details.getByRole('list', { name: nl.stepper })).getAllByRole('listitem')
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  await details.findByText('Document 1')
  const getRequestedDocumentText = (name: string) => details.getByText(name).closest('li')?.textContent
  expect(getRequestedDocumentText('Document 1')).toContain('Ontbreekt nog')
  expect(getRequestedDocumentText('Document 2')).toContain('Ontvangen')
  expect(getRequestedDocumentText('Document 3')).toContain('In orde')
  expect(details.getByText(nl.mortgage_requested_amount)).toBeTruthy()
  expect(getRequestedDocumentText('Document 1')).not.toContain('dit rapport')
  await userEvent.click(details.getByRole('button', { name: 'Lees meer' }))
  expect(getRequestedDocumentText('Document 1')).toContain('dit rapport')
})

test('an application without documents shows only its status', async () => {
  const details = await openApplicationDetails({ status: 2 })
  expect(details.getByText(nl.mortgage_status_waiting_offer)).toBeTruthy()
  expect(details.queryByRole('heading', { name: nl.progress_title })).toBeNull()
})

test('an unknown status is shown as the server names it, marked as Dutch', async () => {
  const details = await openApplicationDetails({ status: 42, status_description: 'Nieuw soort wachten' })
  expect(details.getByText('Nieuw soort wachten').lang).toBe('nl')
})

test('a running mortgage shows no progress', async () => {
  const details = await openApplicationDetails({ status: 0, progress: [createProgressItem(1)] })
  expect(details.queryByRole('heading', { name: nl.application_progress })).toBeNull()
})
