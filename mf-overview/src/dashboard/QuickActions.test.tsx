import { requestDossier } from '@portal/contract/dossier'
import { createFakePortal, quotaText, renderView, throwQuotaReached } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { QuickActions } from './QuickActions.tsx'

const hiddenElementsOption = { hidden: true }
const getDossierButton = () => screen.getByRole('button', { name: nl.quick_dossier, ...hiddenElementsOption })

test('@TASKTIME-01 one click requests the file once, and a message says that it is being made', {
  tags: 'full',
}, async () => {
  const portal = await renderOverview(QuickActions, { answers: [] })
  portal.answer(requestDossier, {
    data: {
      id: 1,
      kind: 'pdf',
      requested_at: '2026-11-21T10:00:00Z',
      document: null,
      expires_at: null,
      state: 'making',
    },
  })
  await userEvent.click(getDossierButton())
  expect(await screen.findByText(nl.dossier_making)).toBeTruthy()
  await userEvent.click(getDossierButton())
  expect(portal.sent.filter(({ path }) => path === requestDossier.path)).toHaveLength(1)
})

test('at the quota, the server’s message is shown and the request can be repeated', {
  tags: 'full',
}, async () => {
  const portal = await renderOverview(QuickActions, { answers: [] })
  portal.answer(requestDossier, throwQuotaReached)
  await userEvent.click(getDossierButton())
  expect(await screen.findByText(quotaText)).toBeTruthy()
  await waitFor(() => expect(getDossierButton().getAttribute('aria-disabled')).toBeNull())
})

test('actions that are not available to the customer are not shown', async () => {
  await renderView(QuickActions, { portal: createFakePortal({ slot: () => [], pathOf: () => null }), texts })
  expect(screen.queryAllByRole('link', hiddenElementsOption)).toHaveLength(0)
  expect(getDossierButton()).toBeTruthy()
})
