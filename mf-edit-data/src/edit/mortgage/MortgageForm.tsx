import { createPageRead } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit-form'
import { getMortgages } from '@portal/contract/mortgage'
import type { ReactNode } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import type { FieldPath } from '../../shared/edit/edit-form-definition.ts'
import type { SaveImmediately } from '../../shared/edit/edit-tools.ts'
import { RemoveWithConfirmation } from '../../shared/edit/RemoveWithConfirmation.tsx'
import { useText } from '../../texts.ts'
import { LenderFields } from './LenderFields.tsx'
import { LoanParts } from './LoanParts.tsx'
import { mergeMortgage } from './merge-mortgage.ts'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import { MortgageValues } from './mortgage-values.ts'
import { useLenderOptions, useProductName } from './use-lender-options.ts'
import { useMortgageTexts } from './use-mortgage-texts.ts'

interface MortgageFormProps {
  saved: MortgageValues
  /** The customer's other mortgages, which are sent unchanged (API-53). */
  others: readonly MortgageValues[]
  /** Whether another mortgage must be completed before this one can be saved. */
  isBlocked: boolean
  /** Name of the stored lender. */
  lender: string
  title: string
  intro?: ReactNode
  /** Whether the mortgage was just added, so that the form reports it as saved. */
  isJustAdded?: boolean
  onAdded?: () => void
  onRemoved?: () => void
}

const mortgageRequests = [createPageRead(getMortgages)]

/** Converts a body path to a form path: this mortgage is the first in the body. */
const toOwnFieldPath = ([list, place, ...field]: FieldPath): FieldPath =>
  list === 'mortgages' && Number(place) === 0 ? field : ['other_mortgages']

/** Form for a mortgage and its parts (EDITMORT). */
export function MortgageForm({
  saved,
  others,
  isBlocked,
  lender,
  title,
  intro,
  isJustAdded = false,
  onAdded = () => {},
  onRemoved = () => {},
}: MortgageFormProps) {
  const text = useText()
  const { lenders, pending, failed, getLenderName } = useLenderOptions(
    saved.hdn_company_code ? { value: saved.hdn_company_code, label: lender } : null,
  )
  const { listChanges, getFieldLabel } = useMortgageTexts(getLenderName, useProductName())
  const rest = others.map(toMortgageRequestBody)
  const removeSavedPart = (key: string, saveAtOnce: SaveImmediately) =>
    saveAtOnce({
      mortgages: [
        toMortgageRequestBody({ ...saved, parts: saved.parts.filter((part) => part.key !== key) }),
        ...rest,
      ],
    })
  return (
    <EditForm
      name={`mortgage-${saved.id ?? 'new'}`}
      shape={MortgageValues}
      title={title}
      intro={intro}
      saved={saved}
      call={saveMortgages}
      toBody={(values) => ({ mortgages: [toMortgageRequestBody(values), ...rest] })}
      toValidatedBody={(values) => ({ mortgages: [toMortgageRequestBody(values)] })}
      toFormPath={toOwnFieldPath}
      basis={mortgageRequests}
      refreshes={['MORTGAGE', 'LIVING']}
      listChanges={listChanges}
      getLabel={getFieldLabel}
      merge={mergeMortgage}
      justSaved={isJustAdded}
      onSaved={() => saved.id === null && onAdded()}
      blockedReason={isBlocked ? text('mortgage_blocked') : null}
      {...(saved.id === null
        ? {}
        : {
            below: (
              <RemoveWithConfirmation
                label={text('mortgage_remove')}
                title={text('mortgage_remove_title')}
                cancelLabel={text('mortgage_keep')}
                remove={(saveAtOnce) => saveAtOnce({ mortgages: rest })}
                onRemoved={onRemoved}
              >
                {text('mortgage_remove_hint')}
              </RemoveWithConfirmation>
            ),
          })}
    >
      <LenderFields saved={saved} lenders={lenders} isPending={pending} hasFailed={failed} />
      <LoanParts removeSaved={removeSavedPart} />
    </EditForm>
  )
}
