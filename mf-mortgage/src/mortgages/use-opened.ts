import { useNavigate, useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef } from 'react'

/** Address of a mortgage's details. */
export const detailsOf = (id: string | number): string => `/hypotheek?id=${encodeURIComponent(id)}`

/**
 * Which mortgage is open, from the address, and how to close it. Where the list came first, closing is a step back,
 * so that the history holds no details that open again; a visitor who came by the details' own address stays.
 */
export function useOpened(): { id: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const id = search.get('id')
  const listCameFirst = useRef(false)
  useEffect(() => {
    if (id === null) listCameFirst.current = true
  }, [id])
  const close = () => {
    if (listCameFirst.current) navigate(-1)
    else setSearch({}, { replace: true })
  }
  return { id, close }
}
