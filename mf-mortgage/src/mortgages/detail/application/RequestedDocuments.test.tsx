import { uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { FakePortal } from '@portal/remote-kit/test'
import { findOverlay } from '@portal/remote-kit/test'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMortgage, createProgressItem } from '../../../test/mortgage-examples.ts'
import nl from '../../../texts/nl.json'
import { renderMortgagesScreen } from '../../render-mortgages-screen.ts'
import './RequestedDocuments.tsx'

/**
 * Queries must include elements hidden from assistive technology, because an overlay left open by an earlier test hides
 * all other content.
 */
configure({ defaultHidden: true })

const createPdf = (name = 'strook.pdf', size = 0) =>
  new File([`%PDF-1.4\n/Type /Page\n${' '.repeat(size)}%%EOF`], name, { type: 'application/pdf' })
const openRequestedDocuments = async (...progress: ReturnType<typeof createProgressItem>[]) => {
  const openProgress = progress.filter(({ received, completed }) => !received && !completed).length
  const portal = await renderMortgagesScreen(
    [createMortgage({ seen_by_customer: true, status: 15, progress, openProgress })],
    '/hypotheek?id=1',
  )
  await screen.findByRole('heading', { name: nl.progress_title })
  return portal
}
const findDocumentRow = (name: string) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-status]')]
  return rows.find((one) => one.textContent?.startsWith(name)) as HTMLElement
}
const findFileInput = () =>
  document.querySelector<HTMLInputElement>('[role=dialog] input[data-upload=file]') as HTMLInputElement
async function chooseFileForDocument(item: string, file: File) {
  await userEvent.click(
    within(findDocumentRow(item)).getByRole('button', {
      name: /^(Document versturen|Stuur een ander bestand)/,
    }),
  )
  await findOverlay(nl.progress_send_title)
  await userEvent.upload(findFileInput(), file, { applyAccept: false })
}
async function sendFileForDocument(item: string, file = createPdf()) {
  await chooseFileForDocument(item, file)
  await screen.findAllByText(/^Klaar om te versturen/)
  const dialog = within(screen.getByRole('dialog', { name: nl.progress_send_title }))
  await userEvent.click(dialog.getByRole('button', { name: 'Document versturen' }))
}
const getUploadBodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input: given }) =>
    path === uploadDocument.path ? [(given as { body: Record<string, unknown> }).body] : [],
  )

test('@MORTGAGE-06 the upload button opens a dialog that asks first for the document, then for its file', {
  tags: 'full',
}, async () => {
  await openRequestedDocuments(createProgressItem(1), createProgressItem(2), createProgressItem(3, 1))
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur 2 documenten' }))
  const choice = within(await findOverlay(nl.progress_choose))
  expect(choice.queryByRole('button', { name: 'Document 3' })).toBeNull()
  await userEvent.click(choice.getByRole('button', { name: 'Document 2' }))
  const dialog = await findOverlay(nl.progress_send_title)
  expect(dialog.textContent).toContain('Document 2')
})

test('@MORTGAGE-06 with one missing document the dialog asks for its file at once', {
  tags: 'full',
}, async () => {
  await openRequestedDocuments(createProgressItem(1))
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur 1 document' }))
  expect((await findOverlay(nl.progress_send_title)).textContent).toContain('Document 1')
})

test('@MORTGAGE-06 without missing documents there is no upload button', async () => {
  await openRequestedDocuments(createProgressItem(1, 1))
  expect(screen.queryByRole('button', { name: /^Verstuur \d/ })).toBeNull()
})

test('@UPLOAD-04 @UPLOAD-05 a requested document shows the states missing, sending and sent, and the result stays', {
  tags: 'full',
}, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1), createProgressItem(2))
  let sendResponse = () => {}
  portal.answer(uploadDocument, (async () => {
    await new Promise<void>((resolve) => {
      sendResponse = resolve
    })
    return { data: { success: true, id: 9 } }
  }) as never)
  expect(findDocumentRow('Document 1').textContent).toContain('Ontbreekt nog')
  await sendFileForDocument('Document 1')
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('Wordt verstuurd'))
  expect(findDocumentRow('Document 2').textContent).toContain('Ontbreekt nog')
  sendResponse()
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('Verstuurd'))
  expect(findDocumentRow('Document 1').textContent).toContain('strook.pdf')
  expect(getUploadBodies(portal)).toEqual([
    expect.objectContaining({ mortgage_progress_id: 1, name: 'strook.pdf' }),
  ])
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: nl.progress_send_title }).dataset.state).toBe('closed'),
  )
  expect(findDocumentRow('Document 1').textContent).toContain('strook.pdf')
})

test('@UPLOAD-06 a failed upload shows an error, keeps its file and can be retried', {
  tags: 'full',
}, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 500, message: 'broken' })
  })
  await sendFileForDocument('Document 1', createPdf('fail.pdf'))
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('Er ging iets mis'))
  expect(findDocumentRow('Document 1').textContent).toContain('Het bestand staat hier nog klaar')
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  await userEvent.click(
    within(screen.getByRole('dialog', { name: nl.progress_send_title })).getByText('Probeer opnieuw'),
  )
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('Verstuurd'))
  const [first, second] = getUploadBodies(portal)
  expect(second?.idempotency_key).toBe(first?.idempotency_key)
})

test('an interrupted upload says that the connection was lost, and can be retried', {
  tags: 'full',
}, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('unreachable', { message: 'cut' })
  })
  await sendFileForDocument('Document 1')
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('De verbinding viel weg'))
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  await userEvent.click(
    within(screen.getByRole('dialog', { name: nl.progress_send_title })).getByText('Probeer opnieuw'),
  )
  await waitFor(() => expect(findDocumentRow('Document 1').textContent).toContain('Verstuurd'))
})

test('@UPLOAD-07 a received document has a search icon, and a button to send another', async () => {
  await openRequestedDocuments(createProgressItem(1, 1), createProgressItem(2), createProgressItem(3, 1, 1))
  const getIconPath = (name: string) => findDocumentRow(name).querySelector('svg path')?.getAttribute('d')
  expect(getIconPath('Document 1')).not.toBe(getIconPath('Document 2'))
  expect(getIconPath('Document 3')).toBe(getIconPath('Document 2'))
  const getRowButtonText = (name: string) => within(findDocumentRow(name)).queryByRole('button')?.textContent
  expect([
    getRowButtonText('Document 1'),
    getRowButtonText('Document 2'),
    getRowButtonText('Document 3'),
  ]).toEqual(['Stuur een ander bestand', 'Document versturen', undefined])
})

test('a file of 2 MB and one byte is rejected on the device, and nothing is sent', {
  tags: 'full',
}, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1))
  const exact = createPdf().size
  await chooseFileForDocument('Document 1', createPdf('groot.pdf', 2 * 1024 * 1024 - exact + 1))
  expect(await screen.findAllByText(/Elk bestand mag hoogstens 2 MB zijn/)).not.toHaveLength(0)
  expect(getUploadBodies(portal)).toEqual([])
})

test('a file of an unsupported type is rejected on the device, and nothing is sent', {
  tags: 'full',
}, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1))
  await chooseFileForDocument(
    'Document 1',
    new File(['MZ\u0090'], 'virus.exe', { type: 'application/x-msdownload' }),
  )
  expect(await screen.findAllByText(/Dit soort bestand kan niet worden verstuurd/)).not.toHaveLength(0)
  expect(getUploadBodies(portal)).toEqual([])
})

test('sending a document for a request that was closed shows a message', { tags: 'full' }, async () => {
  const portal = await openRequestedDocuments(createProgressItem(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await sendFileForDocument('Document 1')
  await waitFor(() =>
    expect(findDocumentRow('Document 1').textContent).toContain('Hier wordt niet meer om gevraagd'),
  )
})
