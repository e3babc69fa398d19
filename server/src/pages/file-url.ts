import type { Id } from '@portal/contract/wire'

const filePathPattern = /^\/dossier\/([1-9]\d{0,8})(\/.*)?$/

/**
 * Parses the URL of a page in another person's file (HOUSE-05): the id of the file, and the URL within it; null for
 * other URLs. The page itself contains no data of the file; its API calls check the access.
 */
export function parseFileUrl({ pathname, search }: URL): { id: Id; at: URL } | null {
  const [, id, path = '/'] = filePathPattern.exec(pathname) ?? []
  return id ? { id: Number(id), at: new URL(path + search, 'http://portal') } : null
}
