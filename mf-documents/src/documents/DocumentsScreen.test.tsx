import { Damage, getDamages } from '@portal/contract/damage'
import {
  deleteDocument,
  getDocumentFile,
  getDocuments,
  getTenantDocuments,
  uploadDocument,
} from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { getMortgages } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { createFakePortal, type FakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../shared/viewer/FileViewerDialog.tsx'
import { createExampleDocument, createMortgageWithRequiredDocuments } from '../test/example-records.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import './RequestedDocumentUploadDialog.tsx'
import DocumentsScreen from './DocumentsScreen.tsx'

const deletableDocument = createExampleDocument({
  id: 5,
  name: 'Loonstrook november',
  deletable: true,
  created_at: new Date(Date.now() - 18 * 60_000).toISOString(),
})
const createRejection = (status: number) => () => {
  throw new ApiError('refused', { status, message: 'no' })
}

async function renderDocumentsScreen(portal: FakePortal = createFakePortal(), path = '/documenten') {
  portal.answer(getMortgages, { data: [] })
  portal.answer(getDocuments, {
    data: [
      deletableDocument,
      createExampleDocument({ id: 6, name: 'Adviesrapport', user_id: 1, created_at: '2025-03-01T10:00:00Z' }),
      createExampleDocument({ id: 7, name: 'Taxatie é', mortgage: { id: 1 } }),
    ],
  })
  portal.answer(getTenantDocuments, {
    data: [
      createExampleDocument({ id: 6, name: 'Algemene voorwaarden', link: '/customer/tenant/document/6' }),
    ],
  })
  await renderView(DocumentsScreen, { portal, texts, path })
  await screen.findByText('Adviesrapport')
  return portal
}

test('components of other remotes come after the documents in tab order, as on a phone', {
  tags: 'full',
}, async () => {
  const loadSlotComponent = async () => () => <button type="button">Neem mee</button>
  await renderDocumentsScreen(
    createFakePortal({ slot: () => [{ remote: 'mf-other', view: 'aside', load: loadSlotComponent }] }),
  )
  const aside = await screen.findByRole('button', { name: 'Neem mee' })
  const group = screen.getByRole('region', { name: nl.doc_group_tenant })
  expect(group.compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('@DOC-01 own and shared documents are grouped, with a search field and a panel to send documents', async () => {
  await renderDocumentsScreen()
  const withinGroup = (name: string) => within(screen.getByRole('region', { name }))
  expect(withinGroup(nl.doc_group_customer).getByText('Loonstrook november')).toBeTruthy()
  expect(withinGroup(nl.doc_group_adviser).getByText('Adviesrapport')).toBeTruthy()
  expect(withinGroup(nl.doc_group_mortgage).getByText('Taxatie é')).toBeTruthy()
  expect(withinGroup(nl.doc_group_tenant).getByText('Algemene voorwaarden')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Bestand kiezen' })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'TAXATIE E')
  await waitFor(() => expect(screen.queryByText('Adviesrapport')).toBeNull())
  expect(screen.getByText('Taxatie é')).toBeTruthy()
})

test('@DOC-07 @DOC-08 only deletable documents can be deleted, after confirmation', {
  tags: 'full',
}, async () => {
  const portal = await renderDocumentsScreen()
  portal.answer(deleteDocument, { data: { success: true } })
  expect(screen.getAllByRole('button', { name: /^Verwijder / })).toHaveLength(1)
  expect(screen.getByText('nog 42 min')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Loonstrook november' }))
  const question = screen.getByRole('alertdialog')
  expect(document.activeElement).toBe(within(question).getByText(nl.doc_delete_no))
  await userEvent.click(within(question).getByText(nl.doc_delete_no))
  expect(portal.sent.filter(({ path }) => path === '/customer/document/5')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Loonstrook november' }))
  portal.answer(getDocuments, { data: [] })
  await userEvent.click(screen.getByText(nl.doc_delete_yes))
  expect(await screen.findByText('‘Loonstrook november’ is verwijderd.')).toBeTruthy()
  expect(screen.queryByText('Loonstrook november')).toBeNull()
})

test('after a deletion the next document has the focus and a message, with a warning if the document answered a request', {
  tags: 'full',
}, async () => {
  const portal = await renderDocumentsScreen()
  const [answer, other] = [
    { ...deletableDocument, mortgage_progress_id: 3 },
    createExampleDocument({ id: 8, name: 'Jaaropgave' }),
  ]
  portal.answer(getDocuments, { data: [answer, other] })
  portal.answer(deleteDocument, { data: { success: true } })
  await portal.queries.invalidateQueries({ queryKey: ['DOCUMENTS'] })
  await screen.findByText('Jaaropgave')
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Loonstrook november' }))
  expect(screen.getByText(nl.doc_delete_hint_answer)).toBeTruthy()
  portal.answer(getDocuments, { data: [other] })
  await userEvent.click(screen.getByText(nl.doc_delete_yes))
  const message = await screen.findByText('‘Loonstrook november’ is verwijderd.')
  expect(message.closest('li')?.textContent).toContain('Jaaropgave')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Jaaropgave'))
})

test('if no document has the id in the URL, the screen says so', { tags: 'full' }, async () => {
  await renderDocumentsScreen(createFakePortal(), '/documenten/99')
  expect(await screen.findByText(nl.doc_not_found)).toBeTruthy()
})

test('searching for a year finds the documents of that year', { tags: 'full' }, async () => {
  await renderDocumentsScreen()
  await userEvent.type(screen.getByRole('searchbox'), '2025')
  await waitFor(() => expect(screen.queryByText('Loonstrook november')).toBeNull())
  expect(screen.getByText('Adviesrapport')).toBeTruthy()
})

test('@DOC-09 a failed deletion shows an error and changes nothing', async () => {
  const portal = await renderDocumentsScreen()
  portal.answer(deleteDocument, createRejection(500))
  const confirmDelete = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Verwijder Loonstrook november' }))
    await userEvent.click(screen.getByText(nl.doc_delete_yes))
  }
  await confirmDelete()
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('Verwijderen lukte niet')
  expect(message.closest('li')?.textContent).toContain('Loonstrook november')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-delete')).toBe('5'))
  expect(screen.getByRole('button', { name: 'Verwijder Loonstrook november' })).toBeTruthy()
  portal.answer(deleteDocument, createRejection(403))
  await confirmDelete()
  expect((await screen.findByText(/langer dan een uur geleden/)).textContent).toBeTruthy()
})

test('@DOC-03 @DOC-06 a document opens in a viewer, and a failed link shows an error with a retry', async () => {
  const portal = await renderDocumentsScreen(createFakePortal(), '/documenten?id=6')
  expect(await findOverlay('Adviesrapport.pdf')).toBeTruthy()
  expect(await screen.findByText('Dit bestand is helaas niet toegankelijk')).toBeTruthy()
  expect(screen.getByRole('button', { name: nl.retry_short })).toBeTruthy()
  expect(portal.sent.some(({ path }) => path === getDocumentFile.path.replace('{id}', '6'))).toBe(true)
})

test('@DOC-06 a download with a failed link shows an error', { tags: 'full' }, async () => {
  await renderDocumentsScreen()
  await userEvent.click(screen.getByRole('button', { name: 'Adviesrapport downloaden' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Dit bestand is helaas niet toegankelijk')
})

test('without documents the screen says what will appear here', async () => {
  const portal = createFakePortal()
  portal.answer(getMortgages, { data: [] })
  portal.answer(getDocuments, { data: [] })
  portal.answer(getTenantDocuments, { data: [] })
  await renderView(DocumentsScreen, { portal, texts, path: '/documenten' })
  expect(await screen.findByText(nl.doc_empty)).toBeTruthy()
})

test('if documents cannot be read, the read can be retried and sending still works', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  await renderView(DocumentsScreen, { portal, texts, path: '/documenten' })
  expect(await screen.findByText(nl.doc_error)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Bestand kiezen' })).toBeTruthy()
  portal.answer(getDocuments, { data: [deletableDocument] })
  portal.answer(getTenantDocuments, { data: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await screen.findByText('Loonstrook november')).toBeTruthy()
})

test('@UPLOAD-11 the only document that an application requires is sent as the answer to that request', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, { data: { success: true, id: 80 } })
  await renderDocumentsScreen(portal)
  portal.answer(getMortgages, { data: [createMortgageWithRequiredDocuments(['Loonstrook van oktober'])] })
  await portal.queries.invalidateQueries({ queryKey: ['MORTGAGE'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Loonstrook van oktober versturen' }))
  const dialog = await findOverlay('Loonstrook van oktober')
  const input = dialog.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4 /Type /Page %%EOF'], 'strook.pdf'))
  await within(dialog).findByText(/^Klaar om te versturen/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Document versturen' }))
  await within(dialog).findByText(/^Verstuurd\. /)
  expect(portal.sent.find((one) => 'input' in one)).toMatchObject({
    input: { body: { name: 'strook.pdf', mortgage_progress_id: 1 } },
  })
})

test('@UPLOAD-11 requested documents of mortgages and damages are above the documents, each with its own button', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getDamages, {
    data: [v.parse(Damage, { id: 3, progress_items: [{ id: 9, damage_id: 3, name: 'Foto van de schade' }] })],
  })
  await renderDocumentsScreen(portal)
  portal.answer(getMortgages, {
    data: [createMortgageWithRequiredDocuments(['Loonstrook', 'Pas', 'ok Offerte'])],
  })
  await portal.queries.invalidateQueries()
  const requested = within(await screen.findByRole('region', { name: nl.doc_requested }))
  expect(requested.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Loonstrook', 'Pas', 'Foto van de schade'].map((name) => `${name} versturen`),
  )
})

test('a chosen file that was not sent is listed with a button to send it, also after the dialog is closed', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, { data: { success: true, id: 81 } })
  await renderDocumentsScreen(portal)
  await screen.findByRole('button', { name: 'Bestand kiezen' })
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4 /Type /Page %%EOF'], 'strook.pdf'))
  await within(await findOverlay(nl.doc_send)).findByText(/^Klaar om te versturen/)
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('heading', { name: nl.doc_unsent })
  expect(portal.sent.some((one) => one.input)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: nl.doc_send_now }))
  await waitFor(() =>
    expect(portal.sent.find((one) => one.input)).toMatchObject({ path: uploadDocument.path }),
  )
})

test('@UPLOAD-06 a failed upload shows an error in its row, with a retry', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, createRejection(500))
  await renderDocumentsScreen(portal)
  await screen.findByRole('button', { name: 'Bestand kiezen' })
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4 /Type /Page %%EOF'], 'strook.pdf'))
  const dialog = await findOverlay(nl.doc_send)
  await within(dialog).findByText(/^Klaar om te versturen/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Document versturen' }))
  await within(dialog).findByRole('button', { name: 'Probeer opnieuw' })
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('heading', { name: nl.doc_unsent })
  portal.answer(uploadDocument, { data: { success: true, id: 82 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: nl.doc_unsent })).toBeNull())
})
