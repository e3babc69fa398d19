import { type Document, deleteDocument, getDocumentFile, getTenantDocument } from '@portal/contract/document'
import type { ApiClient } from '@portal/remote-kit/portal'

/** A file to view. Its link is a path of the API. */
export interface FileSource {
  name: string
  link: string
  mimeType: string | null
}

export const toFileSource = ({ name, link, mime_type, extension }: Document): FileSource => ({
  name:
    extension && !name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? `${name}.${extension}` : name,
  link,
  mimeType: mime_type,
})

/** Whether a link stays inside the customer's API: it names no other host and contains no '..'. */
const isCustomerLink = (link: string) => /^\/?customer\/[\w./-]+$/.test(link) && !link.includes('..')

/**
 * Converts the link of a file to an API path.
 * @throws TypeError if the link leads outside the customer's API
 */
function toApiPath(link: string): string {
  if (!isCustomerLink(link)) throw new TypeError('a link that leads out of the customer’s own part')
  return link.startsWith('/') ? link : `/${link}`
}

/**
 * Fetches the file of a link (DOC-04). Links with 'customer/tenant/document' return JSON with base64; others return the
 * file itself (DOC-05).
 */
export async function fetchFile(api: ApiClient, { link }: FileSource, signal?: AbortSignal): Promise<Blob> {
  const path = toApiPath(link)
  const options = signal ? { signal } : {}
  if (!link.includes('customer/tenant/document'))
    return api.send({ ...getDocumentFile, path, params: {} }, {}, options)
  const { data } = await api.send({ ...getTenantDocument, path, params: {} }, {}, options)
  return new Blob([decodeBase64(data.content.data.data)], { type: data.mime_type })
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
  return bytes
}

export const removeFile = (api: ApiClient, link: string) =>
  api.send({ ...deleteDocument, path: toApiPath(link), params: {} }, {})
