import { useNavigate, useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef } from 'react'

/**
 * Which item of a list is open, from `?id=` in the address or another parameter, and how to close it. Where the list came first, closing
 * is a step back, so that the history holds no details that open again; a visitor who came by the item's own address
 * stays on the list.
 */
export function useOpened(parameter = 'id'): { id: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const id = search.get(parameter)
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
