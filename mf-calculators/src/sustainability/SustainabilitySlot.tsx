import { featureGates } from '@portal/contract/feature-gate'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { useCurrentData, useIsAllowed, useTenant } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useMemo } from 'react'
import { useCustomerFile } from '../shared/use-customer-file.ts'
import { PartialCustomerFileNotice } from '../shared/widget-iframe/PartialCustomerFileNotice.tsx'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { useText } from '../texts.ts'
import { SustainabilityInputs } from './SustainabilityInputs.tsx'
import { formatSustainabilityNote } from './sustainability-note.ts'
import { createSustainabilityPrefill } from './sustainability-prefill.ts'
import { useInterestProducts } from './use-interest-products.ts'

/** The calculator "What does a greener home bring?": the widget, prefilled from the customer file (SUST). */
export default function SustainabilitySlot() {
  const text = useText()
  const tenant = useTenant()
  const living = useCurrentData(getLiving)
  const mortgages = useCurrentData(getMortgages)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const products = useInterestProducts(tenant?.interest_list_key ?? '')
  const file = useCustomerFile()
  const pending = living.isPending || (withMortgages && mortgages.isPending) || products === null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : createSustainabilityPrefill({
            living: living.data?.data,
            mortgages: mortgages.data?.data,
            products,
          }),
    [pending, living.data, mortgages.data, products],
  )
  return (
    <>
      <PartialCustomerFileNotice reads={[living, mortgages]} />
      <WidgetWithAdvice
        name="sustainability"
        topic="sustainability"
        title={text('tool_sustainability')}
        serviceKey={tenant?.sustainability_key ?? ''}
        prefill={prefill}
        formatNote={formatSustainabilityNote}
      />
      {file.data && (
        <Box mt="6">
          <SustainabilityInputs file={file.data} />
        </Box>
      )}
    </>
  )
}
