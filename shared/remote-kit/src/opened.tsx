import {
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@portal/remote-kit/router'
import { type ReactNode, useEffect, useRef } from 'react'

interface RoutesProps {
  /** Path of the list. Each of its items has an address below it. */
  path: string
  children: ReactNode
}

/** What is open, and how to close it. */
interface Opened {
  id: string | null
  close: () => void
}

/** Address of an item of a list. */
export const itemPath = (path: string, id: string | number): string =>
  `${path}/${encodeURIComponent(String(id))}`

const useIdOfQuery = (): string | null => new URLSearchParams(useLocation().search).get('id')

/**
 * The routes of a screen that is a list whose items open: `/hypotheek` and `/hypotheek/7`. An address as mails and other
 * remotes have it, `/hypotheek?id=7`, leads to the second; what else it says goes along.
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
 * Closes what is open. Where the list came first, that is a step back, so that the history holds no details that open
 * again; a visitor who came by the item's own address stays on the list.
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

/** Which item of the list at a path is open, within the `ListRoutes` of that path. */
export function useOpened(path: string): Opened {
  const asked = useIdOfQuery()
  const { id = asked } = useParams()
  const navigate = useNavigate()
  return { id, close: useClose(id, () => navigate(path, { replace: true })) }
}

interface OpenedItemProps<Item> {
  /** Path of the list, as its `ListRoutes` has it. */
  path: string
  items: readonly Item[]
  /** What names an item in its address. */
  keyOf(item: Item): string | number
  /** Draws what is open; `gone` tells that the address names none of the items. */
  children(opened: { item: Item | null; gone: boolean; close: () => void }): ReactNode
}

/** Shows which item of a list is open. What stands around it, as the list itself, is not drawn anew when one opens or closes. */
export function OpenedItem<Item>({ path, items, keyOf, children }: OpenedItemProps<Item>): ReactNode {
  const { id, close } = useOpened(path)
  const item = items.find((one) => String(keyOf(one)) === id) ?? null
  return children({ item, gone: id !== null && !item, close })
}

/** The same for a slot component, which stands on a screen of others: what is open is told by a parameter of the query. */
export function useOpenedQuery(parameter: string): Opened {
  const [search, setSearch] = useSearchParams()
  const id = search.get(parameter)
  return { id, close: useClose(id, () => setSearch({}, { replace: true })) }
}
