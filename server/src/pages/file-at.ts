import type { Id } from '@portal/contract/wire'

const address = /^\/dossier\/([1-9]\d{0,8})(\/.*)?$/

/**
 * The file owner and path for an address within another person's file (HOUSE-05); null for other addresses. The page
 * itself contains nothing of the file; its API calls check the access.
 */
export function fileAt({ pathname, search }: URL): { id: Id; at: URL } | null {
  const [, id, path = '/'] = address.exec(pathname) ?? []
  return id ? { id: Number(id), at: new URL(path + search, 'http://portal') } : null
}
