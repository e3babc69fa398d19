import { getLenders, type Lender } from '@portal/contract/lender'
import { useCurrentData, usePortal, useReads } from '@portal/remote-kit'
import { useCallback, useMemo } from 'react'
import { parseProductName } from './mortgage-values.ts'

/** Returns all lenders, over all pages; `pending` is true while some pages are loading. */
function useAllLenders(): { lenders: readonly Lender[]; pending: boolean; failed: boolean } {
  const { data, isPending, isError } = useCurrentData(getLenders)
  const { total = 0, per_page = 1 } = data?.meta ?? {}
  const rest = useReads(
    getLenders,
    Array.from({ length: Math.max(0, Math.ceil(total / per_page) - 1) }, (_, index) => ({
      query: { perPage: per_page, page: index + 2 },
    })),
  )
  const lenders = useMemo(() => [data, ...rest.data].flatMap((page) => page?.data ?? []), [data, rest.data])
  return { lenders, pending: isPending || rest.isPending, failed: isError || rest.isError }
}

interface LenderOption {
  value: string
  label: string
}

/**
 * Returns the options of the lender field (EDITMORT-13). Adds `own`, the stored lender of the mortgage, if the list of
 * lenders does not contain it. `pending` is true while lenders load; `failed` is true if some lenders could not be
 * read.
 */
export function useLenderOptions(own: LenderOption | null): {
  lenders: readonly LenderOption[]
  pending: boolean
  failed: boolean
  getLenderName: (code: string) => string
} {
  const { lenders: known, pending, failed } = useAllLenders()
  const [value, label] = [own?.value, own?.label]
  const lenders = useMemo(() => {
    const all = known.map(({ hdn_code, sender_name, receiver_name }) => ({
      value: hdn_code,
      label: sender_name || receiver_name || hdn_code,
    }))
    const missing = value && label && !all.some((one) => one.value === value)
    return missing ? [{ value, label }, ...all] : all
  }, [known, value, label])
  const getLenderName = useCallback(
    (code: string) => lenders.find((one) => one.value === code)?.label ?? code,
    [lenders],
  )
  return { lenders, pending, failed, getLenderName }
}

/**
 * Returns a function that finds a product's name by its id in the query cache. Returns the id if the product has not
 * been fetched.
 */
export function useProductName(): (id: string) => string {
  const { queries } = usePortal()
  return useCallback(
    (id) => {
      const productName = parseProductName(id)
      if (productName !== null) return productName
      const read = queries.getQueriesData<{ data?: { id?: unknown; name?: string }[] }>({
        queryKey: ['LENDER_LABEL'],
      })
      return read.flatMap(([, answer]) => answer?.data ?? []).find((one) => String(one.id) === id)?.name ?? id
    },
    [queries],
  )
}
