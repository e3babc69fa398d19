import { getLenderLabels, getLenders } from '@portal/contract/lender'
import type { Mortgage } from '@portal/contract/mortgage'
import { useCurrentData } from '@portal/remote-kit'

/** Returns the name of a lender by its code, and the code itself while the name is unknown. */
export function useLenderNameLookup(): (code: string) => string {
  const lenders = useCurrentData(getLenders).data?.data ?? []
  return (code) => lenders.find(({ hdn_code }) => hdn_code === code)?.sender_name ?? code
}

/**
 * Returns the id of the current loan's product line, as used in proposals; null if unknown, undefined while loading.
 */
export function useProductLineId({ agency, company_label_description }: Mortgage): string | null | undefined {
  const code = agency?.hdn_code
  const labels = useCurrentData(getLenderLabels, { params: { code: code ?? '' } }, { enabled: Boolean(code) })
  if (code && labels.isPending) return undefined
  const label = labels.data?.data.find(({ name }) => name === company_label_description)
  return label?.product_id == null ? null : String(label.product_id)
}
