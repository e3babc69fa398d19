import type { Mortgage } from '@portal/contract/mortgage'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { useText } from './texts.ts'

/** Puts a mortgage's status in words; one from a newer server in the server's own. */
export function useStatusText() {
  const text = useText()
  return ({ status, status_description }: Mortgage): string => {
    const known = mortgageStatusOf(status)
    return known ? text(`mortgage_status_${known.name}`) : (status_description ?? text('unknown'))
  }
}
