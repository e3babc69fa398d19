// @module-tag full
import { getDossiers, requestDossier } from '@portal/contract/dossier'
import { quotaText, throwQuotaReached } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockCall, renderOverview } from '../test/render-overview.ts'
import DossierSlot from './DossierSlot.tsx'

const exampleRequestedAt = '2026-11-21T10:00:00Z'
const exampleDossier = {
  id: 1,
  kind: 'pdf',
  requested_at: exampleRequestedAt,
  document: null,
  expires_at: null,
}

test('a request shows at once that the file is being made, and later that it is ready', async () => {
  const portal = await renderOverview(DossierSlot, { answers: [mockCall(getDossiers, { data: [] })] })
  const making = { ...exampleDossier, state: 'making' }
  portal.answer(requestDossier, { data: making })
  await screen.findByText('Neem je dossier mee')
  portal.answer(getDossiers, { data: [making] })
  const button = screen.getByRole('button', { name: 'PDF maken' })
  await userEvent.click(button)
  const row = within(screen.getByText('Om te lezen').closest('li') as HTMLElement)
  expect(await row.findByText(/Wordt gemaakt/)).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(portal.sent.filter(({ input }) => input)).toHaveLength(1)
  const ready = { ...exampleDossier, state: 'ready', document: { id: 7 }, expires_at: '2026-12-21T10:00:00Z' }
  portal.answer(getDossiers, { data: [ready] })
  await waitFor(() => expect(row.getByRole('status').textContent).toMatch(/tot en met 21\sdecember 2026/), {
    timeout: 10_000,
  })
  expect(row.getByRole('button', { name: 'Nieuwe PDF maken' })).toBeTruthy()
})

test('at the quota, the server’s message is shown at the requested file', async () => {
  const portal = await renderOverview(DossierSlot, { answers: [mockCall(getDossiers, { data: [] })] })
  portal.answer(requestDossier, throwQuotaReached)
  await userEvent.click(await screen.findByRole('button', { name: 'PDF maken' }))
  expect((await screen.findByText(quotaText)).closest('li')?.textContent).toContain('Om te lezen')
})

test('a failed file shows what is kept, and can be requested again', async () => {
  await renderOverview(DossierSlot, {
    answers: [mockCall(getDossiers, { data: [{ ...exampleDossier, state: 'failed' }] })],
  })
  expect(await screen.findByText(/Het maken is niet gelukt/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'PDF maken' })).toBeTruthy()
})
