import { useLocation, useMatch, useNavigate, useSearchParams } from '@portal/remote-kit/router'
import { type ReactNode, useEffect, useRef } from 'react'

interface ListRoutesProps {
  path: string
  children: ReactNode
}

interface OpenedItemState {
  id: string | null
  close: () => void
}

export const getListItemPath = (path: string, id: string | number): string =>
  `${path}/${encodeURIComponent(String(id))}`

const useQueryId = (): string | null => new URLSearchParams(useLocation().search).get('id')

/**
 * Routes of a list: `/hypotheek` shows the list, `/hypotheek/7` shows the list with item 7 open. Links in mails have
 * the form `/hypotheek?id=7`, which redirects to `/hypotheek/7`.
 */
export function ListRoutes({ path, children }: ListRoutesProps) {
  const id = useQueryId()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (id === null) return
    const rest = new URLSearchParams(search)
    rest.delete('id')
    navigate({ pathname: getListItemPath(path, id), search: String(rest) }, { replace: true })
  }, [id, path, search, navigate])
  return useMatch(`${path}/:id?`) && children
}

/**
 * Returns a function that closes the open item. It goes back in the history if the customer came from the list, so that
 * the history does not reopen items.
 */
function useCloseItem(id: string | null, stay: () => void): () => void {
  const navigate = useNavigate()
  const listCameFirst = useRef(false)
  useEffect(() => {
    if (id === null) listCameFirst.current = true
  }, [id])
  return () => {
    if (listCameFirst.current) navigate(-1)
    else stay()
  }
}

/** Returns the open item of a list, within the `ListRoutes` of the same path. */
export function useOpenedItem(path: string): OpenedItemState {
  const idInQuery = useQueryId()
  const { pathname } = useLocation()
  // `useParams` is not used: it reads an encoded `%2F` as `/`.
  const [encoded = ''] = pathname.slice(path.length + 1).split('/')
  const id = encoded ? decodeURIComponent(encoded) : idInQuery
  const navigate = useNavigate()
  return { id, close: useCloseItem(id, () => navigate(path, { replace: true })) }
}

interface OpenedItemProps<Item> {
  path: string
  items: readonly Item[]
  getKey(item: Item): string | number
  /** `gone` is true if no item has the id in the path. */
  children(opened: { item: Item | null; gone: boolean; close: () => void }): ReactNode
}

/** Renders the open item of a list. Opening or closing an item does not render the list again. */
export function OpenedItem<Item>({ path, items, getKey, children }: OpenedItemProps<Item>): ReactNode {
  const { id, close } = useOpenedItem(path)
  const item = items.find((one) => String(getKey(one)) === id) ?? null
  return children({ item, gone: id !== null && !item, close })
}

/**
 * Like `useOpenedItem`, but the id is in a query parameter. For a slot component, because the path belongs to the
 * screen of another remote.
 */
export function useOpenedItemInQuery(parameter: string): OpenedItemState {
  const [search, setSearch] = useSearchParams()
  const id = search.get(parameter)
  return { id, close: useCloseItem(id, () => setSearch({}, { replace: true })) }
}
