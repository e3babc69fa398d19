import { uploadDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { FakePortal } from '@portal/remote-kit/test'
import { findLayer } from '@portal/remote-kit/test'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleMortgage, exampleProgress } from '../../../test/example.ts'
import nl from '../../../texts/nl.json'
import { open } from '../../open.ts'
import './RequestedItems.tsx'

/** A layer left open by an earlier test hides later content from assistive technology. */
configure({ defaultHidden: true })

const pdf = (name = 'strook.pdf', size = 0) =>
  new File([`%PDF-1.4\n/Type /Page\n${' '.repeat(size)}%%EOF`], name, { type: 'application/pdf' })
const openItems = async (...progress: ReturnType<typeof exampleProgress>[]) => {
  const openProgress = progress.filter(({ received, completed }) => !received && !completed).length
  const portal = await open(
    [exampleMortgage({ seen_by_customer: true, status: 15, progress, openProgress })],
    '/hypotheek?id=1',
  )
  await screen.findByRole('heading', { name: nl.progress_title })
  return portal
}
const row = (name: string) => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-status]')]
  return rows.find((one) => one.textContent?.startsWith(name)) as HTMLElement
}
const input = () =>
  document.querySelector<HTMLInputElement>('[role=dialog] input[data-upload=file]') as HTMLInputElement
async function pick(item: string, file: File) {
  await userEvent.click(
    within(row(item)).getByRole('button', { name: /^(Document versturen|Stuur een ander bestand)/ }),
  )
  await findLayer(nl.progress_send_title)
  await userEvent.upload(input(), file, { applyAccept: false })
}
async function send(item: string, file = pdf()) {
  await pick(item, file)
  await screen.findAllByText(/^Klaar om te versturen/)
  const dialog = within(screen.getByRole('dialog', { name: nl.progress_send_title }))
  await userEvent.click(dialog.getByRole('button', { name: 'Document versturen' }))
}
const bodies = (portal: FakePortal) =>
  portal.sent.flatMap(({ path, input: given }) =>
    path === uploadDocument.path ? [(given as { body: Record<string, unknown> }).body] : [],
  )

test('@MORTGAGE-06 the upload button opens the modal: first which document, then its file', {
  tags: 'full',
}, async () => {
  await openItems(exampleProgress(1), exampleProgress(2), exampleProgress(3, 1))
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur 2 documenten' }))
  const choice = within(await findLayer(nl.progress_choose))
  expect(choice.queryByRole('button', { name: 'Document 3' })).toBeNull()
  await userEvent.click(choice.getByRole('button', { name: 'Document 2' }))
  const dialog = await findLayer(nl.progress_send_title)
  expect(dialog.textContent).toContain('Document 2')
})

test('@MORTGAGE-06 one missing document is asked for at once; without missing ones there is no button', {
  tags: 'full',
}, async () => {
  await openItems(exampleProgress(1))
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur 1 document' }))
  expect((await findLayer(nl.progress_send_title)).textContent).toContain('Document 1')
})

test('@MORTGAGE-06 nothing missing: no upload button', async () => {
  await openItems(exampleProgress(1, 1))
  expect(screen.queryByRole('button', { name: /^Verstuur \d/ })).toBeNull()
})

test('@UPLOAD-04 @UPLOAD-05 a requested document goes from nothing to being sent to sent, and its result stays', {
  tags: 'full',
}, async () => {
  const portal = await openItems(exampleProgress(1), exampleProgress(2))
  let answer = () => {}
  portal.answer(uploadDocument, (async () => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return { data: { success: true, id: 9 } }
  }) as never)
  expect(row('Document 1').textContent).toContain('Ontbreekt nog')
  await send('Document 1')
  await waitFor(() => expect(row('Document 1').textContent).toContain('Wordt verstuurd'))
  expect(row('Document 2').textContent).toContain('Ontbreekt nog')
  answer()
  await waitFor(() => expect(row('Document 1').textContent).toContain('Verstuurd'))
  expect(row('Document 1').textContent).toContain('strook.pdf')
  expect(bodies(portal)).toEqual([expect.objectContaining({ mortgage_progress_id: 1, name: 'strook.pdf' })])
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: nl.progress_send_title }).dataset.state).toBe('closed'),
  )
  expect(row('Document 1').textContent).toContain('strook.pdf')
})

test('@UPLOAD-06 one that fails says that something went wrong, keeps its file and goes again', {
  tags: 'full',
}, async () => {
  const portal = await openItems(exampleProgress(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 500, message: 'broken' })
  })
  await send('Document 1', pdf('fail.pdf'))
  await waitFor(() => expect(row('Document 1').textContent).toContain('Er ging iets mis'))
  expect(row('Document 1').textContent).toContain('Het bestand staat hier nog klaar')
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  await userEvent.click(
    within(screen.getByRole('dialog', { name: nl.progress_send_title })).getByText('Probeer opnieuw'),
  )
  await waitFor(() => expect(row('Document 1').textContent).toContain('Verstuurd'))
  const [first, second] = bodies(portal)
  expect(second?.idempotency_key).toBe(first?.idempotency_key)
})

test('an upload that is cut in the middle says that the connection fell away, and goes again', {
  tags: 'full',
}, async () => {
  const portal = await openItems(exampleProgress(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('unreachable', { message: 'cut' })
  })
  await send('Document 1')
  await waitFor(() => expect(row('Document 1').textContent).toContain('De verbinding viel weg'))
  portal.answer(uploadDocument, { data: { success: true, id: 9 } })
  await userEvent.click(
    within(screen.getByRole('dialog', { name: nl.progress_send_title })).getByText('Probeer opnieuw'),
  )
  await waitFor(() => expect(row('Document 1').textContent).toContain('Verstuurd'))
})

test('@UPLOAD-07 a received document has a search icon, and words to send another', async () => {
  await openItems(exampleProgress(1, 1), exampleProgress(2), exampleProgress(3, 1, 1))
  const icon = (name: string) => row(name).querySelector('svg path')?.getAttribute('d')
  expect(icon('Document 1')).not.toBe(icon('Document 2'))
  expect(icon('Document 3')).toBe(icon('Document 2'))
  const button = (name: string) => within(row(name)).queryByRole('button')?.textContent
  expect([button('Document 1'), button('Document 2'), button('Document 3')]).toEqual([
    'Stuur een ander bestand',
    'Document versturen',
    undefined,
  ])
})

test('2 MB and one byte is refused on the device, and nothing is sent', { tags: 'full' }, async () => {
  const portal = await openItems(exampleProgress(1))
  const exact = pdf().size
  await pick('Document 1', pdf('groot.pdf', 2 * 1024 * 1024 - exact + 1))
  expect(await screen.findAllByText(/Elk bestand mag hoogstens 2 MB zijn/)).not.toHaveLength(0)
  expect(bodies(portal)).toEqual([])
})

test('a file of a wrong type is refused on the device, and nothing is sent', { tags: 'full' }, async () => {
  const portal = await openItems(exampleProgress(1))
  await pick('Document 1', new File(['MZ\u0090'], 'virus.exe', { type: 'application/x-msdownload' }))
  expect(await screen.findAllByText(/Dit soort bestand kan niet worden verstuurd/)).not.toHaveLength(0)
  expect(bodies(portal)).toEqual([])
})

test('a request that is no longer open says so', { tags: 'full' }, async () => {
  const portal = await openItems(exampleProgress(1))
  portal.answer(uploadDocument, () => {
    throw new ApiError('refused', { status: 404, message: 'gone' })
  })
  await send('Document 1')
  await waitFor(() => expect(row('Document 1').textContent).toContain('Hier wordt niet meer om gevraagd'))
})
