import { getDocumentsToReview, postVerdict } from '@portal/contract/desk/document'
import { renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { acts, deskPortal, refusing, roleIsKnown } from '../test/desk.ts'
import { documents, exampleDocument } from '../test/example.ts'
import { openDocuments } from '../test/open-documents.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import DocumentsScreen from './DocumentsScreen.tsx'

const opened = (name: string) => screen.findByRole('heading', { level: 2, name })
const verdict = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const path = (id: number) => `/desk/ZUIDER/documents/${id}/verdict`
const reviewed = exampleDocument({
  id: 30,
  name: 'jaaropgave.png',
  review: { verdict: 'rejected', reason: 'Van vorig jaar', by: 'Ruben Smit', at: '2026-11-22T09:00:00Z' },
})

test('the one that waits longest is open: whose it is, what asked for it, and the file itself', {
  tags: 'full',
}, async () => {
  await openDocuments()
  await opened('loonstrook.png')
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

test('another of the list opens at its own address, and one that nothing asked for says so', {
  tags: 'full',
}, async () => {
  await openDocuments()
  await userEvent.click(await screen.findByRole('link', { name: 'paspoort.png' }))
  await opened('paspoort.png')
  expect(location.pathname).toBe('/desk/documents/22')
  expect(screen.getByText(nl.asked_by_nobody)).toBeTruthy()
})

test('accepting it opens the next, and after the last there is none', { tags: 'full' }, async () => {
  const portal = await openDocuments({ waiting: documents.slice(0, 2) })
  await verdict(nl.accept)
  await opened('paspoort.png')
  expect(acts(portal)).toEqual([{ path: path(21), body: { verdict: 'accepted' } }])
  await verdict(nl.accept)
  expect(await screen.findByRole('heading', { name: nl.documents_empty })).toBeTruthy()
})

test('the last of the list opens the one before it', { tags: 'full' }, async () => {
  await openDocuments({ path: '/desk/documents/23' })
  await verdict(nl.accept)
  await opened('paspoort.png')
})

test('rejecting it takes a reason, which the customer reads; it can be left again', {
  tags: 'full',
}, async () => {
  const portal = await openDocuments()
  await verdict(nl.reject)
  await verdict(nl.cancel)
  await verdict(nl.reject)
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'De achterkant ontbreekt')
  await verdict(nl.reject)
  await opened('paspoort.png')
  const body = { verdict: 'rejected', reason: 'De achterkant ontbreekt' }
  expect(acts(portal)).toEqual([{ path: path(21), body }])
})

test('if a colleague was first, their name is shown, and nothing opens by itself', {
  tags: 'full',
}, async () => {
  const portal = await openDocuments()
  portal.answer(
    postVerdict,
    refusing(409, { error: 'decided', message: 'Ruben Smit was first: it was accepted.' }),
  )
  await verdict(nl.accept)
  expect((await screen.findByRole('alert')).textContent).toBe('Ruben Smit was eerst: dit is al beslist.')
  expect(screen.getByRole('heading', { level: 2, name: 'loonstrook.png' })).toBeTruthy()
})

test('a reason that did not go is still there', { tags: 'full' }, async () => {
  const portal = await openDocuments()
  portal.answer(postVerdict, refusing(409, { error: 'decided' }))
  await verdict(nl.reject)
  await userEvent.type(screen.getByLabelText(nl.reject_reason), 'De achterkant ontbreekt')
  await verdict(nl.reject)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.act_decided_somebody)
  expect(screen.getByDisplayValue('De achterkant ontbreekt')).toBeTruthy()
})

test('one that has a verdict tells it, whose it is and why, and takes no other', {
  tags: 'full',
}, async () => {
  await openDocuments({ path: '/desk/documents/30', others: [reviewed] })
  await opened('jaaropgave.png')
  expect(screen.getByText('Afgekeurd door Ruben Smit')).toBeTruthy()
  expect(screen.getByText('Van vorig jaar')).toBeTruthy()
  await screen.findByRole('img', { name: 'jaaropgave.png' })
  for (const name of [nl.accept, nl.reject]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a viewable document is listed although none waits', { tags: 'full' }, async () => {
  await openDocuments({ path: '/desk/documents/30', waiting: [], others: [reviewed] })
  await opened('jaaropgave.png')
  expect(screen.getByText(nl.documents_empty)).toBeTruthy()
})

test('a reader looks, and decides by neither buttons nor keys', { tags: 'full' }, async () => {
  const portal = await openDocuments({ role: 'reader' })
  await screen.findByRole('img', { name: 'loonstrook.png' })
  await roleIsKnown(portal)
  for (const name of [nl.accept, nl.reject]) expect(screen.queryByRole('button', { name })).toBeNull()
  await userEvent.keyboard('ar')
  expect(acts(portal)).toEqual([])
  expect(screen.queryByLabelText(nl.reject_reason)).toBeNull()
})

test('where the list could not be read it says so', async () => {
  const portal = deskPortal()
  portal.answer(getDocumentsToReview, refusing(500))
  await renderView(DocumentsScreen, { portal, texts, path: '/desk/documents' })
  expect(within(await screen.findByRole('alert')).getByText(nl.documents_error)).toBeTruthy()
})
