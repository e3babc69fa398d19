import { getLenderLabels, type LenderLabel } from '@portal/contract/lender'
import { useReads } from '@portal/remote-kit'
import { useMemo } from 'react'

/** Returns the products of the given lenders by lender code, once all products have loaded. */
export function useLenderProducts(codes: readonly string[]): {
  labels: ReadonlyMap<string, readonly LenderLabel[]> | null
  failed: boolean
  retry: () => void
} {
  const { data, isError, refetch } = useReads(
    getLenderLabels,
    codes.map((code) => ({ params: { code } })),
  )
  const labels = useMemo(
    () =>
      data.includes(undefined) ? null : new Map(codes.map((code, index) => [code, data[index]?.data ?? []])),
    [codes, data],
  )
  return { labels, failed: isError, retry: refetch }
}
