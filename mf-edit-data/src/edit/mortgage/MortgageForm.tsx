import { createPageRead } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit-form'
import { getLenders } from '@portal/contract/lender'
import { getMortgages } from '@portal/contract/mortgage'
import { useCurrentData, usePortal, useReads } from '@portal/remote-kit'
import { type ReactNode, useCallback, useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import type { FieldPath } from '../../shared/edit/edit-form-definition.ts'
import type { SaveImmediately } from '../../shared/edit/edit-tools.ts'
import { mergeTypedValues } from '../../shared/edit/merge-typed-values.ts'
import { RemoveWithConfirmation } from '../../shared/edit/RemoveWithConfirmation.tsx'
import { useText } from '../../texts.ts'
import { LenderFields } from './LenderFields.tsx'
import { LoanParts } from './LoanParts.tsx'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import { MortgageValues, parseProductName } from './mortgage-values.ts'
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

/** Returns all lenders, over all pages; `pending` is true while some pages are loading. */
function useAllLenders() {
  const { data, isPending, isError } = useCurrentData(getLenders)
  const { total = 0, per_page = 1 } = data?.meta ?? {}
  const rest = useReads(
    getLenders,
    Array.from({ length: Math.max(0, Math.ceil(total / per_page) - 1) }, (_, index) => ({
      query: { perPage: per_page, page: index + 2 },
    })),
  )
  const lenders = useMemo(() => [data, ...rest.data].flatMap((page) => page?.data ?? []), [data, rest.data])
  return { lenders, pending: isPending || rest.isPending, failed: isError || rest.isError }
}

interface LenderOption {
  value: string
  label: string
}

/**
 * Returns the options of the lender field (EDITMORT-13). Adds `own`, the stored lender of the mortgage, if the list of
 * lenders does not contain it. `pending` is true while lenders load; `failed` is true if some lenders could not be
 * read.
 */
function useLenderOptions(own: LenderOption | null) {
  const { lenders: known, pending, failed } = useAllLenders()
  const [value, label] = [own?.value, own?.label]
  const lenders = useMemo(() => {
    const all = known.map(({ hdn_code, sender_name, receiver_name }) => ({
      value: hdn_code,
      label: sender_name || receiver_name || hdn_code,
    }))
    const missing = value && label && !all.some((one) => one.value === value)
    return missing ? [{ value, label }, ...all] : all
  }, [known, value, label])
  const getLenderName = useCallback(
    (code: string) => lenders.find((one) => one.value === code)?.label ?? code,
    [lenders],
  )
  return { lenders, pending, failed, getLenderName }
}

/**
 * Returns a function that finds a product's name by its id in the query cache. Returns the id if the product has not
 * been fetched.
 */
function useProductName(): (id: string) => string {
  const { queries } = usePortal()
  return useCallback(
    (id) => {
      const productName = parseProductName(id)
      if (productName !== null) return productName
      const read = queries.getQueriesData<{ data?: { id?: unknown; name?: string }[] }>({
        queryKey: ['LENDER_LABEL'],
      })
      return read.flatMap(([, answer]) => answer?.data ?? []).find((one) => String(one.id) === id)?.name ?? id
    },
    [queries],
  )
}

/**
 * Merges typed values into the currently stored values, part by part. Drops a part that was removed elsewhere, and puts
 * a part added in this form at the end. For a mortgage that is not stored yet, a part removed in this form stays
 * removed.
 */
export function mergeMortgage(
  base: MortgageValues,
  typed: MortgageValues,
  saved: MortgageValues,
): MortgageValues {
  const findPart = ({ parts }: MortgageValues, key: string) => parts.find((part) => part.key === key)
  const onFile = saved.parts.flatMap((part) => {
    const was = findPart(base, part.key)
    const now = findPart(typed, part.key)
    if (was && now) return mergeTypedValues(was, now, part)
    return was && part.id === null ? [] : part
  })
  const added = typed.parts.filter(({ key, id }) => id === null && !findPart(base, key))
  const { parts: _, ...fields } = mergeTypedValues(
    { ...base, parts: [] },
    { ...typed, parts: [] },
    { ...saved, parts: [] },
  )
  return { ...fields, parts: [...onFile, ...added] }
}
