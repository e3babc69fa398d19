import { getLenderLabels, getLenders } from '@portal/contract/lender'
import type { Mortgage } from '@portal/contract/mortgage'
import { useCurrent } from '@portal/remote-kit'

/** Name of a lender by its code; the code while unknown. */
export function useLenderName(): (code: string) => string {
  const lenders = useCurrent(getLenders).data?.data ?? []
  return (code) => lenders.find(({ hdn_code }) => hdn_code === code)?.sender_name ?? code
}

/** Product line of the current loan as in proposals; null if unknown, undefined while loading. */
export function useProductLine({ agency, company_label_description }: Mortgage): string | null | undefined {
  const code = agency?.hdn_code
  const labels = useCurrent(getLenderLabels, { params: { code: code ?? '' } }, { enabled: Boolean(code) })
  if (code && labels.isPending) return undefined
  const label = labels.data?.data.find(({ name }) => name === company_label_description)
  return label?.product_id == null ? null : String(label.product_id)
}
