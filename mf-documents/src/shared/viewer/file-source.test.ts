import { getDocumentFile, getTenantDocument } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import { createFakePortal } from '@portal/remote-kit/test'
import { expect, test } from 'vitest'
import { createExampleDocument } from '../../test/example-records.ts'
import { fetchFile, toFileSource } from './file-source.ts'

const toBytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test('@DOC-04 @DOC-05 a file is fetched from the document’s link, as a file or as base64 in JSON', async () => {
  const requests: string[] = []
  const usual = createFakePortal()
  const api = {
    ...usual.api,
    send: async (call: { path: string; responseType?: string }) => {
      requests.push(`${call.path} ${call.responseType ?? 'json'}`)
      return call.responseType === 'file'
        ? new Blob(['%PDF-'], { type: 'application/pdf' })
        : { data: { mime_type: 'image/png', content: { data: { data: btoa('\x89PNG') } } } }
    },
  } as typeof usual.api
  const own = await fetchFile(api, toFileSource(createExampleDocument({ id: 12 })))
  expect(own.type).toBe('application/pdf')
  const link = '/customer/tenant/document/9'
  const shared = await fetchFile(api, { name: 'x', link, mimeType: null })
  expect(shared.type).toBe('image/png')
  expect(new Uint8Array(await shared.arrayBuffer())).toEqual(toBytes('\x89PNG'))
  expect(requests).toEqual(['/customer/document/12 file', '/customer/tenant/document/9 json'])
  expect([getDocumentFile.responseType, getTenantDocument.responseType]).toEqual(['file', undefined])
})

test.each([
  'https://elders.example/x',
  '//elders.example/x',
  '/customer/../../admin',
  '/customer/document/1?x=1',
  'javascript:x',
  '',
])('a link outside the customer’s API is rejected: %s', async (link) => {
  const portal = createFakePortal()
  await expect(fetchFile(portal.api, { name: 'x', link, mimeType: null })).rejects.not.toBeInstanceOf(
    ApiError,
  )
  expect(portal.sent).toEqual([])
})
