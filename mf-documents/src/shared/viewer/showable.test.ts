import { getDocument, getTenantDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { fakePortal } from '@portal/remote-kit/test'
import { expect, test } from 'vitest'
import { exampleDocument } from '../../test/examples.ts'
import { fetchFile, sourceOf } from './file.ts'
import { showableOf } from './showable.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const pdf = bytes('%PDF-1.7 …')
const png = bytes('\x89PNG\r\n\x1a\n')
const html = bytes('<script>alert(1)</script>')

test('a PDF or picture is shown as what it is, whatever little was said of it', () => {
  expect(showableOf(pdf, 'a.pdf', 'application/pdf')).toMatchObject({ as: 'pdf' })
  expect(showableOf(pdf, 'a', 'application/octet-stream')).toMatchObject({ as: 'pdf' })
  expect(showableOf(png, 'a.png', 'image/png; charset=binary')).toEqual({ as: 'picture', type: 'image/png' })
  expect(showableOf(png, 'a.png', null)).toMatchObject({ as: 'picture' })
})

test('a download that lies about its type is not shown', () => {
  expect(showableOf(html, 'a.pdf', 'application/pdf')).toEqual({ as: 'liar' })
  expect(showableOf(html, 'a.png', 'image/png')).toEqual({ as: 'liar' })
  expect(showableOf(png, 'a.pdf', 'application/pdf')).toEqual({ as: 'liar' })
  expect(showableOf(pdf, 'a.docx', 'text/html')).toEqual({ as: 'liar' })
  expect(showableOf(bytes('<svg onload="x()"/>'), 'a.svg', 'image/svg+xml')).toEqual({ as: 'liar' })
})

test('anything else can only be kept', () => {
  expect(showableOf(html, 'a.html', 'text/html')).toEqual({ as: 'nothing' })
  expect(showableOf(bytes('Beste Anna'), 'a.txt', 'text/plain')).toEqual({ as: 'nothing' })
})

test('@DOC-04 @DOC-05 a file comes from the link its document carries, in either form of the wire', async () => {
  const asked: string[] = []
  const usual = fakePortal()
  const api = {
    ...usual.api,
    send: async (call: { path: string; answers?: string }) => {
      asked.push(`${call.path} ${call.answers ?? 'json'}`)
      return call.answers === 'file'
        ? new Blob(['%PDF-'], { type: 'application/pdf' })
        : { data: { mime_type: 'image/png', content: { data: { data: btoa('\x89PNG') } } } }
    },
  } as typeof usual.api
  const own = await fetchFile(api, sourceOf(exampleDocument({ id: 12 })))
  expect(own.type).toBe('application/pdf')
  const link = '/customer/tenant/document/9'
  const shared = await fetchFile(api, { name: 'x', link, mimeType: null })
  expect(shared.type).toBe('image/png')
  expect(new Uint8Array(await shared.arrayBuffer())).toEqual(bytes('\x89PNG'))
  expect(asked).toEqual(['/customer/document/12 file', '/customer/tenant/document/9 json'])
  expect([getDocument.answers, getTenantDocument.answers]).toEqual(['file', undefined])
})

test.each([
  'https://elders.example/x',
  '//elders.example/x',
  '/customer/../../admin',
  '/customer/document/1?x=1',
  'javascript:x',
  '',
])('a link that leads elsewhere is not followed: %s', async (link) => {
  const portal = fakePortal()
  await expect(fetchFile(portal.api, { name: 'x', link, mimeType: null })).rejects.not.toBeInstanceOf(
    ApiError,
  )
  expect(portal.sent).toEqual([])
})
