import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { featureGates } from '@portal/contract/feature-gate'
import { getObligations } from '@portal/contract/obligation'
import { useCurrent, useIsAllowed, useTenant } from '@portal/remote-kit'
import { useMemo } from 'react'
import { FilePartial } from '../shared/frame/FilePartial.tsx'
import { WidgetAdvice } from '../shared/frame/WidgetAdvice.tsx'
import { useText } from '../texts.ts'
import { maximumNote } from './note.ts'
import { maximumPrefill } from './prefill.ts'

/** "How much can I borrow?": the widget, begun with what the file says (MAXMORT). */
export default function MaximumMortgageSlot() {
  const text = useText()
  const key = useTenant()?.maximum_mortgage_key ?? ''
  const withObligations = useIsAllowed(featureGates.obligations)
  const customer = useCurrent(getCustomer)
  const family = useCurrent(getFamily)
  const obligations = useCurrent(getObligations)
  const reads = [customer, family, ...(withObligations ? [obligations] : [])]
  const pending = reads.some(({ isPending }) => isPending)
  const prefill = useMemo(
    () =>
      pending
        ? null
        : maximumPrefill({
            customer: customer.data?.data,
            family: family.data?.data,
            obligations: obligations.data?.data,
          }),
    [pending, customer.data, family.data, obligations.data],
  )
  return (
    <>
      <FilePartial reads={reads} />
      <WidgetAdvice
        name="maximum-mortgage"
        topic="maximum_mortgage"
        title={text('tool_maximum_mortgage')}
        serviceKey={key}
        prefill={prefill}
        noteOf={maximumNote}
      />
    </>
  )
}
