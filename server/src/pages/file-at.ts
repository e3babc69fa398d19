import type { Id } from '@portal/contract/wire'

const address = /^\/dossier\/([1-9]\d{0,8})(\/.*)?$/

/**
 * Where in whose file an address leads that is of somebody else's (HOUSE-05); null for elsewhere. Whether who comes there may see it
 * is asked of the server by the page: nothing of the file stands in it.
 */
export function fileAt({ pathname, search }: URL): { id: Id; at: URL } | null {
  const [, id, path = '/'] = address.exec(pathname) ?? []
  return id ? { id: Number(id), at: new URL(path + search, 'http://portal') } : null
}
