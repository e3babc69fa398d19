import { getDocumentsToReview, reviewDocument } from '@portal/contract/desk/desk-document'
import { renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  createDeskPortal,
  createRejectingResponse,
  getWriteRequests,
  waitForStaffRole,
} from '../test/desk-portal.ts'
import { createExampleDocument, exampleDocuments } from '../test/example-desk-data.ts'
import { renderDocuments } from '../test/render-documents.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import DocumentsScreen from './DocumentsScreen.tsx'

const findOpenDocument = (name: string) => screen.findByRole('heading', { level: 2, name })
const clickVerdict = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const getVerdictPath = (id: number) => `/desk/ZUIDER/documents/${id}/verdict`
const reviewedDocument = createExampleDocument({
  id: 30,
  name: 'jaaropgave.png',
  review: { verdict: 'rejected', reason: 'Van vorig jaar', by: 'Ruben Smit', at: '2026-11-22T09:00:00Z' },
})

test('the document that waits longest is open, with its customer, request and file', {
  tags: 'full',
}, async () => {
  await renderDocuments()
  await findOpenDocument('loonstrook.png')
  expect(screen.getByText('Loonstrook: van deze maand')).toBeTruthy()
  const owner = screen.getByRole('link', { name: 'Anna de Wit' })
  expect(owner.getAttribute('href')).toBe('/desk/customers/1')
  expect(await screen.findByRole('img', { name: 'loonstrook.png' })).toBeTruthy()
  const list = within(screen.getByRole('list', { name: nl.documents_waiting }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'loonstrook.png',
    'paspoort.png',
    'taxatie.png',
  ])
  expect(list.getByRole('link', { current: true }).textContent).toBe('loonstrook.png')
  expect(list.getAllByText('Wacht 5 dagen')).toHaveLength(3)
  expect(screen.getByText('3 documenten wachten')).toBeTruthy()
})

test('another document opens at its own URL, and one without a request says so', {
  tags: 'full',
}, async () => {
  await renderDocuments()
  await userEvent.click(await screen.findByRole('link', { name: 'paspoort.png' }))
  await findOpenDocument('paspoort.png')
  expect(location.pathname).toBe('/desk/documents/22')
  expect(screen.getByText(nl.asked_by_nobody)).toBeTruthy()
})

test('accepting a document opens the next, and after the last one none is open', {
  tags: 'full',
}, async () => {
  const portal = await renderDocuments({ documentsToReview: exampleDocuments.slice(0, 2) })
  await clickVerdict(nl.accept)
  await findOpenDocument('paspoort.png')
  expect(getWriteRequests(portal)).toEqual([{ path: getVerdictPath(21), body: { verdict: 'accepted' } }])
  await clickVerdict(nl.accept)
  expect(await screen.findByRole('heading', { name: nl.documents_empty })).toBeTruthy()
})

test('after the last document of the list, the previous one opens', { tags: 'full' }, async () => {
  await renderDocuments({ path: '/desk/documents/23' })
  await clickVerdict(nl.accept)
  await findOpenDocument('paspoort.png')
})

test('rejecting a document requires a reason that the customer reads, and can be cancelled', {
  tags: 'full',
}, async () => {
  const portal = await renderDocuments()
  await clickVerdict(nl.reject)
  await clickVerdict(nl.cancel)
  await clickVerdict(nl.reject)
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'De achterkant ontbreekt')
  await clickVerdict(nl.reject)
  await findOpenDocument('paspoort.png')
  const body = { verdict: 'rejected', reason: 'De achterkant ontbreekt' }
  expect(getWriteRequests(portal)).toEqual([{ path: getVerdictPath(21), body }])
})

test('if a colleague was first, their name is shown, and no other document opens', {
  tags: 'full',
}, async () => {
  const portal = await renderDocuments()
  portal.answer(
    reviewDocument,
    createRejectingResponse(409, { error: 'decided', message: 'Ruben Smit was first: it was accepted.' }),
  )
  await clickVerdict(nl.accept)
  expect((await screen.findByRole('alert')).textContent).toBe('Ruben Smit was eerst: dit is al beslist.')
  expect(screen.getByRole('heading', { level: 2, name: 'loonstrook.png' })).toBeTruthy()
})

test('a reason that could not be sent is kept', { tags: 'full' }, async () => {
  const portal = await renderDocuments()
  portal.answer(reviewDocument, createRejectingResponse(409, { error: 'decided' }))
  await clickVerdict(nl.reject)
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'De achterkant ontbreekt')
  await clickVerdict(nl.reject)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.act_decided_somebody)
  expect(screen.getByDisplayValue('De achterkant ontbreekt')).toBeTruthy()
})

test('a reviewed document shows the decision, its author and reason, and no buttons', {
  tags: 'full',
}, async () => {
  await renderDocuments({ path: '/desk/documents/30', otherDocuments: [reviewedDocument] })
  await findOpenDocument('jaaropgave.png')
  expect(screen.getByText('Afgekeurd door Ruben Smit')).toBeTruthy()
  expect(screen.getByText('Van vorig jaar')).toBeTruthy()
  await screen.findByRole('img', { name: 'jaaropgave.png' })
  for (const name of [nl.accept, nl.reject]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a document in the URL that is not waiting for review is shown', { tags: 'full' }, async () => {
  await renderDocuments({
    path: '/desk/documents/30',
    documentsToReview: [],
    otherDocuments: [reviewedDocument],
  })
  await findOpenDocument('jaaropgave.png')
  expect(screen.getByText(nl.documents_empty)).toBeTruthy()
})

test('a reader sees the document, without buttons and shortcut keys to decide', {
  tags: 'full',
}, async () => {
  const portal = await renderDocuments({ role: 'reader' })
  await screen.findByRole('img', { name: 'loonstrook.png' })
  await waitForStaffRole(portal)
  for (const name of [nl.accept, nl.reject]) expect(screen.queryByRole('button', { name })).toBeNull()
  await userEvent.keyboard('ar')
  expect(getWriteRequests(portal)).toEqual([])
  expect(screen.queryByLabelText(nl.reject_reason)).toBeNull()
})

test('if the list cannot be read, the screen says so', async () => {
  const portal = createDeskPortal()
  portal.answer(getDocumentsToReview, createRejectingResponse(500))
  await renderView(DocumentsScreen, { portal, texts, path: '/desk/documents' })
  expect(within(await screen.findByRole('alert')).getByText(nl.documents_error)).toBeTruthy()
})
