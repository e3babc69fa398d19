import { Route, Routes, useLocation, useNavigate, useSearchParams } from '@portal/remote-kit/router'
import { type ReactNode, useEffect, useRef } from 'react'

interface RoutesProps {
  /** Path of the list; its items have paths below it. */
  path: string
  children: ReactNode
}

/** The open item's id, and a function that closes it. */
interface Opened {
  id: string | null
  close: () => void
}

/** Path of a list item. */
export const itemPath = (path: string, id: string | number): string =>
  `${path}/${encodeURIComponent(String(id))}`

const useIdOfQuery = (): string | null => new URLSearchParams(useLocation().search).get('id')

/**
 * Routes of a screen with a list whose items open: `/hypotheek` and `/hypotheek/7`. The query form used in mails,
 * `/hypotheek?id=7`, redirects to the second and keeps the other parameters.
 */
export function ListRoutes({ path, children }: RoutesProps) {
  const id = useIdOfQuery()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (id === null) return
    const rest = new URLSearchParams(search)
    rest.delete('id')
    navigate({ pathname: itemPath(path, id), search: String(rest) }, { replace: true })
  }, [id, path, search, navigate])
  return (
    <Routes>
      <Route path={`${path}/:id?`} element={children} />
    </Routes>
  )
}

/**
 * Closes the open item. If the list was visited first, that is a step back, so that the history does not reopen items;
 * otherwise it replaces the path with that of the list.
 */
function useClose(id: string | null, stay: () => void): () => void {
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

/** The open item of the list at a path, within the `ListRoutes` of that path. */
export function useOpened(path: string): Opened {
  const idInQuery = useIdOfQuery()
  const { pathname } = useLocation()
  // Not `useParams`: it reads an encoded `%2F` as `/`.
  const [encoded = ''] = pathname.slice(path.length + 1).split('/')
  const id = encoded ? decodeURIComponent(encoded) : idInQuery
  const navigate = useNavigate()
  return { id, close: useClose(id, () => navigate(path, { replace: true })) }
}

interface OpenedItemProps<Item> {
  /** Path of the list, as in `ListRoutes`. */
  path: string
  items: readonly Item[]
  /** Identifies an item in its path. */
  keyOf(item: Item): string | number
  /** Renders the open item; `gone` means that no item has the id in the path. */
  children(opened: { item: Item | null; gone: boolean; close: () => void }): ReactNode
}

/** Renders the open item of a list. The surrounding list does not render again when an item opens or closes. */
export function OpenedItem<Item>({ path, items, keyOf, children }: OpenedItemProps<Item>): ReactNode {
  const { id, close } = useOpened(path)
  const item = items.find((one) => String(keyOf(one)) === id) ?? null
  return children({ item, gone: id !== null && !item, close })
}

/** The same for a slot component, which is on another remote's screen: a query parameter holds the open item. */
export function useOpenedQuery(parameter: string): Opened {
  const [search, setSearch] = useSearchParams()
  const id = search.get(parameter)
  return { id, close: useClose(id, () => setSearch({}, { replace: true })) }
}
