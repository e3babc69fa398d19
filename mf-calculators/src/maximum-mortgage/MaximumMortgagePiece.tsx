import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getObligations } from '@portal/contract/obligation'
import { useRead, useTenant } from '@portal/remote-kit'
import { useMemo } from 'react'
import { FilePartial } from '../frame/FilePartial.tsx'
import { WidgetAdvice } from '../frame/WidgetAdvice.tsx'
import { useText } from '../texts.ts'
import { maximumNote } from './note.ts'
import { maximumPrefill } from './prefill.ts'

/** "How much can I borrow?": the widget, begun with what the file says (MAXMORT). */
export default function MaximumMortgagePiece() {
  const text = useText()
  const key = useTenant()?.maximum_mortgage_key ?? ''
  const reads = {
    customer: useRead(getCustomer),
    family: useRead(getFamily),
    obligations: useRead(getObligations),
  }
  const { customer, family, obligations } = reads
  const pending = Object.values(reads).some(({ isPending }) => isPending)
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
      <FilePartial reads={Object.values(reads)} />
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
