import { requestDossier } from '@portal/contract/dossier'
import { fakePortal, quotaReached, quotaSentence, renderView } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { open } from '../test/open.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { Quick } from './Quick.tsx'

const hidden = { hidden: true }
const dossier = () => screen.getByRole('button', { name: nl.quick_dossier, ...hidden })

test('@TASKTIME-01 one press requests the file, once, and a message says that it is being made', {
  tags: 'full',
}, async () => {
  const portal = await open(Quick, { answers: [] })
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
  await userEvent.click(dossier())
  expect(await screen.findByText(nl.dossier_making)).toBeTruthy()
  await userEvent.click(dossier())
  expect(portal.sent.filter(({ path }) => path === requestDossier.path)).toHaveLength(1)
})

test('a copy too many is refused in the server’s own words, and can be asked for again', {
  tags: 'full',
}, async () => {
  const portal = await open(Quick, { answers: [] })
  portal.answer(requestDossier, quotaReached)
  await userEvent.click(dossier())
  expect(await screen.findByText(quotaSentence)).toBeTruthy()
  await waitFor(() => expect(dossier().getAttribute('aria-disabled')).toBeNull())
})

test('what a customer does not have is not offered', async () => {
  await renderView(Quick, { portal: fakePortal({ slot: () => [], pathOf: () => null }), texts })
  expect(screen.queryAllByRole('link', hidden)).toHaveLength(0)
  expect(dossier()).toBeTruthy()
})
