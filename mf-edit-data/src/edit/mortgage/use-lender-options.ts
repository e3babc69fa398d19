import { usePortal } from '@portal/remote-kit'
import { useCallback, useMemo } from 'react'
import { parseProductName } from './mortgage-values.ts'
import { useAllLenders } from './use-all-lenders.ts'

interface LenderOption {
  value: string
  label: string
}

/**
 * Returns the options of the lender field (EDITMORT-13), including `own`, which may be missing from the list. `pending`
 * is true while lenders load; `failed` is true if some lenders could not be read.
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

/** Returns a function that finds the name of a chosen product, among the products that were read. */
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
