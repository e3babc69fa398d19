import { getDocuments, uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { useRead } from '@portal/remote-kit'
import { createFakePortal, createStore, type FakePortal, renderView } from '@portal/remote-kit/test'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UploadArea, UploadList } from './upload.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { type UploadTarget, useUploads } from './use-uploads.ts'

const loadEmptyCatalog = async () => ({ default: {} })
const createPdf = (name: string) =>
  new File(['%PDF-1.4\n/Type /Page\n%%EOF'], name, { type: 'application/pdf' })

function UploadsAndList({ target }: { target?: UploadTarget }) {
  const uploads = useUploads(target)
  const documents = useRead(getDocuments)
  return (
    <>
      <UploadArea onFiles={uploads.add} />
      <UploadList uploads={uploads} />
      <button type="button" onClick={uploads.start}>
        Nu versturen
      </button>
      <p data-testid="list">{documents.data?.data.map(({ id, name }) => `${id} ${name}`).join()}</p>
    </>
  )
}
const getFileInput = () =>
  document.querySelector<HTMLInputElement>('input[data-upload=file]') as HTMLInputElement
const renderUploads = async (portal: FakePortal, target?: UploadTarget) => {
  portal.answer(getDocuments, { data: [] })
  await renderView(() => <UploadsAndList {...(target ? { target } : {})} />, {
    portal,
    texts: loadEmptyCatalog,
  })
}
const getSentBodies = (portal: FakePortal) =>
  portal.sent
    .filter(({ path }) => path === uploadDocument.path)
    .flatMap(({ input: given }) => (given ? [(given as { body: Record<string, unknown> }).body] : []))

test('@UPLOAD-02 @UPLOAD-03 @UPLOAD-08 a sent document joins the list at once, and the list is read again after 1.5 s', async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, { data: { success: true, id: 77 } })
  await renderUploads(portal)
  expect(getFileInput().multiple).toBe(false)
  await userEvent.upload(getFileInput(), createPdf('strook.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  const countListFetches = () =>
    portal.sent.filter((one) => one.path === getDocuments.path && !('input' in one)).length
  const before = countListFetches()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  act(() => screen.getByText('Nu versturen').click())
  while (screen.getByTestId('list').textContent === '') await act(() => new Promise(setImmediate))
  expect(screen.getByTestId('list').textContent).toBe('77 strook.pdf')
  expect(countListFetches()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(countListFetches()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(countListFetches()).toBe(before + 1)
})

test('@UPLOAD-06 @UPLOAD-11 when an upload fails, the row says so and a retry uses the same key', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  let fail = true
  portal.answer(uploadDocument, () => {
    if (fail) throw new ApiError('refused', { status: 500, message: 'no' })
    return { data: { success: true, id: 5 } }
  })
  await renderUploads(portal, { mortgage_progress_id: 12, screen: 'hypotheek' })
  await userEvent.upload(getFileInput(), createPdf('fail.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  expect(await screen.findByText('Er ging iets mis. Het bestand staat hier nog klaar.')).toBeTruthy()
  fail = false
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByText(/^Verstuurd/)
  const [first, second] = getSentBodies(portal)
  expect(first).toMatchObject({ name: 'fail.pdf', mortgage_progress_id: 12, screen: 'hypotheek' })
  expect(second?.idempotency_key).toBe(first?.idempotency_key)
})

test('@UPLOAD-04 @UPLOAD-05 each requested item has its own state, which survives leaving the screen', async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, { data: { success: true, id: 5 } })
  await renderUploads(portal, { mortgage_progress_id: 1 })
  await userEvent.upload(getFileInput(), createPdf('een.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  await screen.findByText(/^Verstuurd/)
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  await renderUploads(portal, { mortgage_progress_id: 2 })
  expect(screen.queryByText('een.pdf')).toBeNull()
  cleanup()
  await renderUploads(portal, { mortgage_progress_id: 1 })
  expect(screen.getByText('een.pdf')).toBeTruthy()
})

test('when another customer signs in, the uploads of the previous one are gone', {
  tags: 'full',
}, async () => {
  const account = createStore<{ id: string; name: string; username: string } | null>({
    id: 'zuider:1',
    name: 'Anna',
    username: 'anna',
  })
  const usual = createFakePortal()
  const portal = createFakePortal({ session: { ...usual.session, account } })
  await renderUploads(portal)
  await userEvent.upload(getFileInput(), createPdf('geheim.pdf'))
  await screen.findByText('geheim.pdf')
  act(() => account.set({ id: 'zuider:2', name: 'Bas', username: 'bas' }))
  await waitFor(() => expect(screen.queryByText('geheim.pdf')).toBeNull())
})

test('@UPLOAD-01 a document chosen in the dialog leads to the success message', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getDocuments, { data: [] })
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  const DialogView = () => (
    <UploadDialog open onClose={() => {}} title="Document versturen" uploads={useUploads()} />
  )
  await renderView(DialogView, { portal, texts: loadEmptyCatalog })
  await screen.findByText('Bestand kiezen')
  await userEvent.upload(getFileInput(), createPdf('brief.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByRole('button', { name: 'Document versturen' }))
  expect(await screen.findByText('Verstuurd. Je adviseur kan het nu lezen.')).toBeTruthy()
})

test('@UPLOAD-01 @UPLOAD-06 after 25 files were sent, the result and buttons stay visible and one retry sends all that failed', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  let fail = true
  portal.answer(getDocuments, { data: [] })
  portal.answer(uploadDocument, () => {
    if (fail) throw new ApiError('refused', { status: 500, message: 'no' })
    return { data: { success: true, id: 9 } }
  })
  const DialogWithDropButton = () => {
    const uploads = useUploads()
    return (
      <>
        <UploadDialog open onClose={() => {}} title="Document versturen" uploads={uploads} />
        <button
          type="button"
          onClick={() =>
            uploads.add(Array.from({ length: 25 }, (_, index) => createPdf(`stuk ${index}.pdf`)))
          }
        >
          Laat vallen
        </button>
      </>
    )
  }
  await renderView(DialogWithDropButton, { portal, texts: loadEmptyCatalog })
  fireEvent.click(await screen.findByText('Laat vallen'))
  const send = await screen.findByRole('button', { name: 'Document versturen' })
  await waitFor(() => expect(screen.getAllByText(/^Klaar om te versturen/)).toHaveLength(25))
  const isSticky = (part: HTMLElement) => {
    for (let at: HTMLElement | null = part; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true
    return false
  }
  expect(isSticky(send)).toBe(true)
  fireEvent.click(send)
  const again = await screen.findByRole('button', { name: 'Alles opnieuw proberen' })
  expect(isSticky(screen.getByRole('alert'))).toBe(true)
  expect(document.querySelectorAll('[data-step=failed]')).toHaveLength(25)
  fail = false
  fireEvent.click(again)
  expect(isSticky(await screen.findByText('Verstuurd. Je adviseur kan het nu lezen.'))).toBe(true)
})

test('@UPLOAD-09 a photo is sent unchanged', async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, { data: { success: true, id: 6 } })
  await renderUploads(portal)
  const camera = document.querySelector('input[data-upload=photo]') as HTMLInputElement
  expect([camera.accept, camera.multiple]).toEqual(['image/*', false])
  const photo = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'foto.jpg', {
    type: 'image/jpeg',
  })
  await userEvent.upload(camera, photo)
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  await screen.findByText(/^Verstuurd/)
  const sent = getSentBodies(portal)[0]?.content as File
  expect([sent.name, sent.type, await sent.bytes()]).toEqual(['foto.jpg', 'image/jpeg', await photo.bytes()])
})

test('after a reload, a selected file is offered again and a failed one shows as failed', {
  tags: 'full',
}, async () => {
  const { cleanup } = await import('@testing-library/react')
  const first = createFakePortal()
  await renderUploads(first)
  await userEvent.upload(getFileInput(), createPdf('strook.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await expect.poll(() => first.drafts.read('uploads')).not.toBeNull()
  cleanup()

  const again = createFakePortal()
  again.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 500, message: 'no' })
  })
  await renderUploads(again)
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  await screen.findByText('Er ging iets mis. Het bestand staat hier nog klaar.')
  await expect
    .poll(async () => JSON.stringify(await again.drafts.read('uploads')))
    .toContain('"chosen":false')
  cleanup()

  await renderUploads(createFakePortal())
  await screen.findByText('Er ging iets mis. Het bestand staat hier nog klaar.')
})

test.each([
  ['because of the quota', { status: 429, message: 'full', body: { error: 'quota_reached' } }],
  ['in the file store', { status: 507, message: 'full', body: { error: 'no_room' } }],
])('when the server has no space for a file %s, its row says so and the file stays', async (_, refusal) => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', refusal)
  })
  await renderUploads(portal)
  await userEvent.upload(getFileInput(), createPdf('strook.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  await screen.findByText('Er is geen ruimte meer voor nieuwe bestanden. Je adviseur kan helpen.')
  expect(screen.getByText('strook.pdf')).toBeTruthy()
})

test('trust C5: when the session ends during an upload, the file is kept for its customer under the same key', {
  tags: 'full',
}, async () => {
  const createSignedInPortal = (id: string) => {
    const account = createStore<{ id: string; name: string; username: string } | null>({
      id,
      name: 'Anna',
      username: 'anna',
    })
    const portal = createFakePortal({ session: { ...createFakePortal().session, account } })
    return { portal, end: () => act(() => account.set(null)) }
  }
  const { cleanup } = await import('@testing-library/react')
  const first = createSignedInPortal('zuider:7')
  first.portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 401, message: 'no session' })
  })
  await renderUploads(first.portal, { mortgage_progress_id: 3 })
  await userEvent.upload(getFileInput(), createPdf('strook.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  await screen.findByText('Er ging iets mis. Het bestand staat hier nog klaar.')
  first.end()
  cleanup()

  const other = createSignedInPortal('zuider:8').portal
  await renderUploads(other, { mortgage_progress_id: 3 })
  await act(() => other.drafts.read('uploads'))
  expect(screen.queryByText('strook.pdf')).toBeNull()
  cleanup()

  const again = createSignedInPortal('zuider:7')
  again.portal.answer(uploadDocument, { data: { success: true, id: 5 } })
  await renderUploads(again.portal, { mortgage_progress_id: 3 })
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }))
  await screen.findByText(/^Verstuurd/)
  const [refused] = getSentBodies(first.portal)
  const [sent] = getSentBodies(again.portal)
  expect(sent).toMatchObject({ name: 'strook.pdf', mortgage_progress_id: 3 })
  expect(sent?.idempotency_key).toBe(refused?.idempotency_key)
  expect(await (sent as { content: File }).content.text()).toBe(await createPdf('strook.pdf').text())
  expect(await again.portal.drafts.read('uploads')).toBeNull()
})

test('case C44: when a proxy rejects a file as too large, no limit above its size is named', async () => {
  const portal = createFakePortal()
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 413, message: 'Request Entity Too Large' })
  })
  await renderUploads(portal)
  await userEvent.upload(getFileInput(), createPdf('scan.pdf'))
  await screen.findByText(/^Klaar om te versturen/)
  await userEvent.click(screen.getByText('Nu versturen'))
  expect(await screen.findByText(/^Dit bestand is te groot voor dit portaal/)).toBeTruthy()
})
