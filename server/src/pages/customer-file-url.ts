import type { Id } from '@portal/contract/wire'

const customerFilePathPattern = /^\/dossier\/([1-9]\d{0,8})(\/.*)?$/

/**
 * Splits the URL of a page about another person's customer file (HOUSE-05) into the id of the customer file and the
 * rest; null for other URLs. The page itself contains no data of that customer file.
 */
export function parseCustomerFileUrl({ pathname, search }: URL): { id: Id; at: URL } | null {
  const [, id, path = '/'] = customerFilePathPattern.exec(pathname) ?? []
  return id ? { id: Number(id), at: new URL(path + search, 'http://portal') } : null
}
