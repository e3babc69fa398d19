import type { Customer } from '@portal/contract/customer'
import { usePortal, useRoutePath } from '@portal/remote-kit'
import { useEffect } from 'react'

let wasLed = false

/** Leads who has no passkey and no app, where the firm wants one, to where they are set up: once a page (KEYS-10). */
export function useLedToKeys(customer: Customer | null): void {
  const { navigate } = usePortal()
  const form = useRoutePath('editInfo')
  const isWanted = customer?.keys_wanted === true && form !== null
  useEffect(() => {
    if (!isWanted || wasLed) return
    wasLed = true
    navigate(`${form}/security`)
  }, [isWanted, form, navigate])
}
