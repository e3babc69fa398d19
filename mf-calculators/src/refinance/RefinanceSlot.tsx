import { createRefinanceRequestBody } from '@portal/domain/advice-input'
import { QueryView } from '@portal/remote-kit'
import { useState } from 'react'
import { IncompleteDataNotice } from '../shared/IncompleteDataNotice.tsx'
import { useCustomerFile } from '../shared/use-customer-file.ts'
import { WithoutObligationsNotice } from '../shared/WithoutObligationsNotice.tsx'
import { useText } from '../texts.ts'
import { HomeValueForm } from './HomeValueForm.tsx'
import { RefinanceComparison } from './RefinanceComparison.tsx'
import { RefinanceSkeleton } from './RefinanceSkeleton.tsx'
import { defaultRefinanceOptions } from './refinance-options.ts'

/** "Could I pay less?": compares the mortgage on the home with current offers of lenders (REFI). */
export default function RefinanceSlot() {
  const text = useText()
  const read = useCustomerFile()
  const [typed, setTyped] = useState<number | null>(null)
  return (
    <QueryView
      read={read}
      placeholder={<RefinanceSkeleton />}
      error={[text('file_error'), text('file_error_hint')]}
    >
      {(file) => {
        const { mortgage } = file
        const living = file.living ?? {
          owns_property: null,
          living_together: null,
          municipality_registration_date: null,
          property: null,
        }
        const marketValue = typed ?? (living.property?.market_value || mortgage?.marktwaarde || null)
        if (!mortgage)
          return (
            <IncompleteDataNotice
              title={text(marketValue ? 'no_mortgage_error' : 'no_marktwaarde_mortgage_error')}
            >
              {text('edit_info_and_retry')}
            </IncompleteDataNotice>
          )
        if (!marketValue) return <HomeValueForm onValue={setTyped} />
        const filled = { ...file, mortgage, living }
        const body = createRefinanceRequestBody(filled, {
          ...defaultRefinanceOptions,
          marketValue,
          productLineId: null,
        })
        if (!body) return <IncompleteDataNotice>{text('no_date_of_birth')}</IncompleteDataNotice>
        if (body.loan_parts.length === 0)
          return (
            <IncompleteDataNotice title={text('error_retreiving_results')}>
              {text('refinance_no_parts')}
            </IncompleteDataNotice>
          )
        return (
          <>
            <WithoutObligationsNotice file={file} />
            <RefinanceComparison file={filled} marketValue={marketValue} />
          </>
        )
      }}
    </QueryView>
  )
}
