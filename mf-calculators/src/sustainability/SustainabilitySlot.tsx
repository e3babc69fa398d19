import { featureGates } from '@portal/contract/feature-gate'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { useCurrent, useIsAllowed, useTenant } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useMemo } from 'react'
import { FilePartial } from '../shared/frame/FilePartial.tsx'
import { WidgetAdvice } from '../shared/frame/WidgetAdvice.tsx'
import { useFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { sustainabilityNote } from './note.ts'
import { sustainabilityPrefill } from './prefill.ts'
import { SustainabilityCounted } from './SustainabilityCounted.tsx'
import { useProducts } from './use-products.ts'

/** "What does a greener home bring?": the widget, prefilled from the file (SUST). */
export default function SustainabilitySlot() {
  const text = useText()
  const tenant = useTenant()
  const living = useCurrent(getLiving)
  const mortgages = useCurrent(getMortgages)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const products = useProducts(tenant?.interest_list_key ?? '')
  const file = useFile()
  const pending = living.isPending || (withMortgages && mortgages.isPending) || products === null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : sustainabilityPrefill({ living: living.data?.data, mortgages: mortgages.data?.data, products }),
    [pending, living.data, mortgages.data, products],
  )
  return (
    <>
      <FilePartial reads={[living, mortgages]} />
      <WidgetAdvice
        name="sustainability"
        topic="sustainability"
        title={text('tool_sustainability')}
        serviceKey={tenant?.sustainability_key ?? ''}
        prefill={prefill}
        noteOf={sustainabilityNote}
      />
      {file.data && (
        <Box mt="6">
          <SustainabilityCounted file={file.data} />
        </Box>
      )}
    </>
  )
}
