import { refinanceBodyOf } from '@portal/domain/advice-input'
import { QueryView } from '@portal/remote-kit'
import { useState } from 'react'
import { Incomplete } from '../shared/Incomplete.tsx'
import { useFile } from '../shared/use-file.ts'
import { WithoutObligations } from '../shared/WithoutObligations.tsx'
import { useText } from '../texts.ts'
import { Comparison } from './Comparison.tsx'
import { usualChoice } from './choice.ts'
import { HomeValueForm } from './HomeValueForm.tsx'
import { RefinanceLoading } from './RefinanceLoading.tsx'

/** "Could I pay less?": compares the mortgage on the home with current offers of lenders (REFI). */
export default function RefinanceSlot() {
  const text = useText()
  const read = useFile()
  const [typed, setTyped] = useState<number | null>(null)
  return (
    <QueryView
      read={read}
      waiting={<RefinanceLoading />}
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
            <Incomplete title={text(marketValue ? 'no_mortgage_error' : 'no_marktwaarde_mortgage_error')}>
              {text('edit_info_and_retry')}
            </Incomplete>
          )
        if (!marketValue) return <HomeValueForm onValue={setTyped} />
        const filled = { ...file, mortgage, living }
        const body = refinanceBodyOf(filled, { ...usualChoice, marketValue, productLineId: null })
        if (!body) return <Incomplete>{text('no_date_of_birth')}</Incomplete>
        if (body.loan_parts.length === 0)
          return (
            <Incomplete title={text('error_retreiving_results')}>{text('refinance_no_parts')}</Incomplete>
          )
        return (
          <>
            <WithoutObligations file={file} />
            <Comparison file={filled} marketValue={marketValue} />
          </>
        )
      }}
    </QueryView>
  )
}
