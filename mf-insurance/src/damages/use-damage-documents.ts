import { type Document, getDocuments } from '@portal/contract/document'
import type { Id } from '@portal/contract/wire'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'

/** Returns a function that finds the documents of a damage; null while unknown. */
export function useDamageDocuments(): (id: Id) => Document[] | null {
  const { data } = useRead(getDocuments)
  return useMemo(() => {
    const byDamage = Map.groupBy(data?.data ?? [], ({ damage }) => damage && String(damage.id))
    return (id) => (data ? (byDamage.get(String(id)) ?? []) : null)
  }, [data])
}
