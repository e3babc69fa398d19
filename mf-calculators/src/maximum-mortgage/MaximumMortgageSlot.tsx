import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { featureGates } from '@portal/contract/feature-gate'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { mortgagesElsewhere, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { useCurrent, useIsAllowed, useTenant } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useMemo } from 'react'
import { FilePartial } from '../shared/frame/FilePartial.tsx'
import { WidgetAdvice } from '../shared/frame/WidgetAdvice.tsx'
import { useFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { MaximumCounted } from './MaximumCounted.tsx'
import { maximumNote } from './note.ts'
import { maximumPrefill } from './prefill.ts'

/** "How much can I borrow?": the widget, prefilled from the file (MAXMORT). */
export default function MaximumMortgageSlot() {
  const text = useText()
  const key = useTenant()?.maximum_mortgage_key ?? ''
  const withObligations = useIsAllowed(featureGates.obligations)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const customer = useCurrent(getCustomer)
  const family = useCurrent(getFamily)
  const obligations = useCurrent(getObligations)
  const living = useCurrent(getLiving)
  const mortgages = useCurrent(getMortgages)
  const reads = [
    customer,
    family,
    ...(withObligations ? [obligations] : []),
    ...(withMortgages ? [living, mortgages] : []),
  ]
  const file = useFile()
  const pending = reads.some(({ isPending }) => isPending)
  const all = mortgages.data?.data
  const home = living.data?.data?.property ?? null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : maximumPrefill({
            customer: customer.data?.data,
            family: family.data?.data,
            obligations: obligations.data?.data,
            otherMortgages: mortgagesElsewhere(all ?? [], home),
            homeMortgages: mortgagesOnHome(all ?? [], home),
          }),
    [pending, customer.data, family.data, obligations.data, all, home],
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
      {file.data && (
        <Box mt="6">
          <MaximumCounted file={file.data} />
        </Box>
      )}
    </>
  )
}
