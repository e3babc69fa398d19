import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FileView, type ViewedFile, type ViewerTexts } from './index.ts'
import nl from './texts/nl.json'

const viewerTexts: ViewerTexts = {
  unavailable: 'Niet toegankelijk',
  unavailableHint: 'Probeer het later nog eens',
  mismatch: 'Iets anders dan het zegt',
}
const pngBytes = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))
const createViewedFile = (name: string, content: BlobPart, more: Partial<ViewedFile> = {}): ViewedFile => ({
  name,
  mimeType: null,
  key: name,
  fetch: async () => new Blob([content]),
  ...more,
})

async function renderFiles(...files: ViewedFile[]) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const FileSwitcher = () => {
    const [at, setAt] = useState(0)
    const shown = files[at]
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Volgende
        </button>
        {shown && <FileView file={shown} texts={viewerTexts} />}
      </>
    )
  }
  await renderView(FileSwitcher, { portal: createFakePortal(), texts: async () => ({ default: {} }) })
}

test('an opened picture shows with its name and can be saved', { tags: 'full' }, async () => {
  await renderFiles(createViewedFile('dak.png', pngBytes))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
  expect(screen.getByRole('button', { name: nl.download })).toBeTruthy()
})

test('a file that cannot be shown, or whose content differs from its type, can be saved', async () => {
  await renderFiles(
    createViewedFile('a.png', '<script>', { mimeType: 'image/png' }),
    createViewedFile('b.docx', 'Beste Anna'),
  )
  expect((await screen.findByText(viewerTexts.mismatch)).closest('[role=status]')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Volgende' }))
  expect(await screen.findByText(nl.no_preview)).toBeTruthy()
  expect(screen.queryByText(viewerTexts.mismatch)).toBeNull()
  expect(screen.getByRole('button', { name: nl.download })).toBeTruthy()
})

test('case C22: the text of an opened text file is shown', async () => {
  await renderFiles(createViewedFile('b.txt', 'Beste Anna,\ntot morgen'))
  expect((await screen.findByText(/Beste Anna/)).textContent).toBe('Beste Anna,\ntot morgen')
})

test('when a file fails to load, an error shows and retry requests it again', async () => {
  const fetch = vi.fn(async () => new Blob([pngBytes])).mockRejectedValueOnce(new Error('gone'))
  await renderFiles(createViewedFile('dak.png', pngBytes, { fetch }))
  expect((await screen.findByRole('alert')).textContent).toContain(viewerTexts.unavailable)
  await userEvent.click(screen.getByRole('button', { name: nl.retry }))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('when another file is opened, the previous download is aborted; the same file is not requested twice', {
  tags: 'full',
}, async () => {
  const signals: AbortSignal[] = []
  const fetch = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<Blob>(() => {})
  })
  const slow = createViewedFile('traag.pdf', '', { fetch })
  await renderFiles(slow, { ...slow, name: 'ook traag.pdf' }, createViewedFile('dak.png', pngBytes))
  const next = screen.getByRole('button', { name: 'Volgende' })
  await userEvent.click(next)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(signals[0]?.aborted).toBe(false)
  await userEvent.click(next)
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  expect(await screen.findByRole('img', { name: 'dak.png' })).toBeTruthy()
})
