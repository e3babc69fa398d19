// @module-tag full

import { setUiTexts } from '@portal/ui'
import { renderUi } from '@portal/ui/test'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UploadArea } from './UploadArea.tsx'
import { UploadList } from './UploadList.tsx'
import { useAttachments } from './uploads.ts'

const exampleBsnCrop = { picture: new Blob(['x'], { type: 'image/jpeg' }), corners: [{ x: 0.4, y: 0.4 }] }
const exampleDetectedBsn = {
  digits: '123456782',
  page: 2,
  corners: [{ x: 0.1, y: 0.1 }],
  detail: exampleBsnCrop,
}
const workerRequests: { kind: string; name?: string }[] = []

/** A BSN worker that requests a file, and then reports that it found a citizen service number. */
class BsnFindingWorker extends EventTarget {
  postMessage(data: { kind: string; name?: string }) {
    workerRequests.push(data)
    const responses = {
      scan: { kind: 'resource_request', name: 'digits.data' },
      resource: { kind: 'scanned', result: { numbers: [exampleDetectedBsn], whole: true } },
      mask: { kind: 'masked', file: new Blob(['%PDF-masked'], { type: 'application/pdf' }) },
    }
    const response = responses[data.kind as keyof typeof responses]
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: response })))
  }
  terminate() {}
}

function UploadAreaWithList({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const attachments = useAttachments()
  return (
    <>
      <UploadArea onFiles={attachments.add} />
      <UploadList uploads={attachments} />
      <button type="button" onClick={() => onFiles(attachments.files)}>
        Klaar
      </button>
    </>
  )
}

test('@BSN-02 @BSN-03 @BSN-05 a found number is shown in place, and masked by keyboard; only the worker gets the file', async () => {
  vi.stubGlobal('Worker', BsnFindingWorker)
  vi.stubGlobal('trustedScriptUrl', (address: string) => address)
  const fetched = vi.fn(async () => new Response('data'))
  vi.stubGlobal('fetch', fetched)
  URL.createObjectURL = () => 'blob:detail'
  URL.revokeObjectURL = () => {}
  const onFiles = vi.fn()
  renderUi(<UploadAreaWithList onFiles={onFiles} />)
  const pdf = new File(['%PDF-1.4\n/Type /Page\n%%EOF'], 'strook.pdf', { type: 'application/pdf' })
  const input = document.querySelector<HTMLInputElement>('input[data-upload=file]')
  if (!input) throw new Error('no place for files')
  await userEvent.upload(input, pdf)
  const announcement =
    /^Hier staat een burgerservicenummer in: 123456782\. Je adviseur heeft dat meestal niet nodig\.$/
  await screen.findByText(announcement)
  screen.getByAltText('Een stukje van pagina 2, met het nummer 123456782 omlijnd')
  expect(fetched.mock.calls).toEqual([['/bsn-check/digits.data']])
  act(() => setUiTexts({}, { language: 'nl', formal: true }))
  screen.getByText(/^Hier staat .* Uw adviseur heeft dat meestal niet nodig/)
  act(() => screen.getByRole('button', { name: 'Onleesbaar maken' }).focus())
  await userEvent.keyboard('{Enter}')
  await screen.findByText(/^BSN onleesbaar gemaakt/)
  expect(document.activeElement?.tagName).toBe('LI')
  await userEvent.click(screen.getByText('Klaar'))
  const [[[sent]]] = onFiles.mock.calls as [[[File]]]
  expect([sent.name, await sent.text()]).toEqual(['strook.pdf', '%PDF-masked'])
  expect(workerRequests.map(({ kind }) => kind)).toEqual(['scan', 'resource', 'mask'])
  act(() => setUiTexts({}))
})
