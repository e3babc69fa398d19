import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fakePortal, renderView } from '../test/index.ts'
import { FileView, type ViewedFile, type ViewerTexts } from './index.ts'

const words: ViewerTexts = {
  unavailable: 'Niet toegankelijk',
  unavailableHint: 'Probeer het later nog eens',
  retry: 'Opnieuw proberen',
  mismatch: 'Iets anders dan het zegt',
  noPreview: 'Niet te tonen',
  pdfError: 'Pdf niet te tonen',
  pageError: 'Pagina niet te tonen',
  download: 'Downloaden',
  zoomIn: 'Groter',
  zoomOut: 'Kleiner',
  pageOf: (page, pages) => `Pagina ${page} van ${pages}`,
  pages: (count) => `${count} pagina’s`,
}
const png = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))
const file = (name: string, content: BlobPart, more: Partial<ViewedFile> = {}): ViewedFile => ({
  name,
  mimeType: null,
  key: name,
  fetch: async () => new Blob([content]),
  ...more,
})

/** Shows the first of some files, with a button for the next. */
async function show(...files: ViewedFile[]) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const View = () => {
    const [at, setAt] = useState(0)
    const shown = files[at]
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Volgende
        </button>
        {shown && <FileView file={shown} words={words} />}
      </>
    )
  }
  await renderView(View, { portal: fakePortal(), texts: async () => ({ default: {} }) })
}

test('a picture is opened, it shows with its name and can be saved', { tags: 'full' }, async () => {
  await show(file('dak.png', png))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
  expect(screen.getByRole('button', { name: words.download })).toBeTruthy()
})

test('a file’s content differs from its type or cannot be shown, it is not shown and can be saved', async () => {
  await show(file('a.png', '<script>', { mimeType: 'image/png' }), file('b.docx', 'Beste Anna'))
  expect((await screen.findByText(words.mismatch)).closest('[role=status]')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }))
  expect(await screen.findByText(words.noPreview)).toBeTruthy()
  expect(screen.queryByText(words.mismatch)).toBeNull()
  expect(screen.getByRole('button', { name: words.download })).toBeTruthy()
})

test('case C22: a text file is opened, its text shows', async () => {
  await show(file('b.txt', 'Beste Anna,\ntot morgen'))
  expect((await screen.findByText(/Beste Anna/)).textContent).toBe('Beste Anna,\ntot morgen')
})

test('a file fails to load, an error shows and retry requests it again', async () => {
  const fetch = vi.fn(async () => new Blob([png])).mockRejectedValueOnce(new Error('gone'))
  await show(file('dak.png', png, { fetch }))
  expect((await screen.findByRole('alert')).textContent).toContain(words.unavailable)
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('another file is opened, the previous download is aborted; the same file is not requested twice', {
  tags: 'full',
}, async () => {
  const signals: AbortSignal[] = []
  const fetch = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<Blob>(() => {})
  })
  const slow = file('traag.pdf', '', { fetch })
  await show(slow, { ...slow, name: 'ook traag.pdf' }, file('dak.png', png))
  const next = screen.getByRole('button', { name: 'Volgende' })
  await userEvent.click(next)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(signals[0]?.aborted).toBe(false)
  await userEvent.click(next)
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
})
