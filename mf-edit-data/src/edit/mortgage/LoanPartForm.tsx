import { createPageRead } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit-form'
import { saveMortgagePart } from '@portal/contract/edit-home-or-loan-part'
import { getMortgages } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { ButtonLink, Stack } from '@portal/ui'
import { useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { useText } from '../../texts.ts'
import { LoanPartFields } from './LoanPartFields.tsx'
import { toPartRequestBody } from './mortgage-request-body.ts'
import { LoanPartValues } from './mortgage-values.ts'
import { useLoanPartTexts, useMortgageTexts } from './use-mortgage-texts.ts'

interface LoanPartFormProps {
  /** Stored values of the loan part. */
  saved: LoanPartValues
  id: string | number
  /** Number of the part within its mortgage, from 1. */
  number: number
  /** Name of the mortgage's lender. */
  lender: string
  /** Path of the form for the whole mortgage. */
  wholeFormPath: string
  /** Creates the request body of all mortgages, with the given values of this part. */
  toWholeBody: (part: LoanPartValues) => unknown
}

const LoanPartFormValues = v.object({ part: LoanPartValues })
const mortgageRequests = [createPageRead(getMortgages)]
/** Converts the part to the request body; the URL identifies the part. */
function toPartFormRequestBody({ part }: { part: LoanPartValues }) {
  const { id: _, ...body } = toPartRequestBody(part)
  return body
}
const identity = (name: string) => name

/** Form for one loan part. Sends only this part; other data remains unchanged (EDIT-16). */
export function LoanPartForm({ saved, id, number, lender, wholeFormPath, toWholeBody }: LoanPartFormProps) {
  const text = useText()
  const partTexts = useLoanPartTexts()
  const { listPartChanges, getFieldLabel } = useMortgageTexts(identity, identity)
  const onFile = useMemo(() => ({ part: saved }), [saved])
  return (
    <Stack gap="4">
      <ButtonLink kind="quiet" icon="chevron-left" alignSelf="start" href={wholeFormPath}>
        {text('part_whole')}
      </ButtonLink>
      <EditForm
        name={`mortgage-part-${id}`}
        shape={LoanPartFormValues}
        title={partTexts.title(number, saved)}
        intro={text('part_intro', { lender })}
        focus="part.part_number"
        saved={onFile}
        call={saveMortgagePart}
        params={{ id }}
        toBody={toPartFormRequestBody}
        wholeForm={{ call: saveMortgages, bodyOf: ({ part }) => toWholeBody(part) }}
        toFormPath={(path) => ['part', ...path]}
        basis={mortgageRequests}
        refreshes={['MORTGAGE', 'LIVING']}
        listChanges={(was, now) => listPartChanges(number, was.part, now.part)}
        getLabel={(path) => getFieldLabel(path.replace('part.', `parts.${number - 1}.`))}
      >
        <LoanPartFields path="part" />
      </EditForm>
    </Stack>
  )
}
