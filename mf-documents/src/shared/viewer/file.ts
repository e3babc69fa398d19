import { type Document, deleteDocument, getDocument, getTenantDocument } from '@portal/contract/document'
import type { ApiClient } from '@portal/remote-kit/portal'

/** A viewable file, by a path below the tenant's API. */
export interface FileSource {
  name: string
  link: string
  /** Declared MIME type. */
  mimeType: string | null
}

/** File source of a document. */
export const sourceOf = ({ name, link, mime_type, extension }: Document): FileSource => ({
  name:
    extension && !name.toLowerCase().endsWith(`.${extension.toLowerCase()}`) ? `${name}.${extension}` : name,
  link,
  mimeType: mime_type,
})

/** Links must stay inside the tenant's API: no other host, no '..'. */
const isOwn = (link: string) => /^\/?customer\/[\w./-]+$/.test(link) && !link.includes('..')

/**
 * API path of a document's link.
 * @throws TypeError for a link that leads elsewhere
 */
function pathOf(link: string): string {
  if (!isOwn(link)) throw new TypeError('a link that leads out of the customer’s own part')
  return link.startsWith('/') ? link : `/${link}`
}

/**
 * Fetches a link's file (DOC-04): links with 'customer/tenant/document' return JSON with base64, others the file itself
 * (DOC-05).
 */
export async function fetchFile(api: ApiClient, { link }: FileSource, signal?: AbortSignal): Promise<Blob> {
  const path = pathOf(link)
  const options = signal ? { signal } : {}
  if (!link.includes('customer/tenant/document'))
    return api.send({ ...getDocument, path, params: {} }, {}, options)
  const { data } = await api.send({ ...getTenantDocument, path, params: {} }, {}, options)
  return new Blob([bytesOf(data.content.data.data)], { type: data.mime_type })
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
  return bytes
}

/** Deletes a document by its link. */
export const removeFile = (api: ApiClient, link: string) =>
  api.send({ ...deleteDocument, path: pathOf(link), params: {} }, {})
