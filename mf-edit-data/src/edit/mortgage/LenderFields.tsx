import { getLenderLabels } from '@portal/contract/lender'
import { useCurrentData } from '@portal/remote-kit'
import { ComboboxField } from '@portal/ui/combobox-field'
import { StaticField, TextField, useFormContext, useWatch } from '@portal/ui/form'
import { useEffect, useMemo, useRef } from 'react'
import { FieldGrid } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'
import { type MortgageValues, parseProductName } from './mortgage-values.ts'

interface LenderFieldsProps {
  /** Stored lender and product. */
  saved: Pick<MortgageValues, 'hdn_company_code' | 'hdn_company_label_id'>
  lenders: readonly { value: string; label: string }[]
  /** Whether lenders are still loading. */
  isPending: boolean
  /** Whether some lenders could not be read. */
  hasFailed: boolean
}

/** Fields for lender, product and mortgage number (EDITMORT-13). */
export function LenderFields({ saved, lenders, isPending, hasFailed }: LenderFieldsProps) {
  const text = useText()
  const { setValue } = useFormContext<MortgageValues>()
  const code = useWatch<MortgageValues, 'hdn_company_code'>({ name: 'hdn_company_code' })
  const before = useRef(code)
  useEffect(() => {
    if (code === before.current) return
    before.current = code
    setValue('hdn_company_label_id', '')
  }, [code, setValue])
  const labels = useCurrentData(getLenderLabels, { params: { code } }, { enabled: code !== '' })
  const own = saved.hdn_company_code === code ? saved.hdn_company_label_id : ''
  const products = useMemo(() => {
    const known = (labels.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
    const name = parseProductName(own)
    return name === null ? known : [{ value: own, label: name }, ...known]
  }, [labels.data, own])
  return (
    <FieldGrid>
      <ComboboxField
        name="hdn_company_code"
        label={text('lender')}
        options={lenders}
        pending={isPending}
        placeholder={text('lender_search')}
        {...(hasFailed ? { hint: text('lender_error') } : {})}
        optional
      />
      {code === '' ? (
        <StaticField label={text('product')}>{text('product_after_lender')}</StaticField>
      ) : (
        <ComboboxField
          key={code}
          name="hdn_company_label_id"
          label={text('product')}
          options={products}
          pending={labels.isPending}
          placeholder={labels.isPending ? text('product_loading') : text('product_search')}
          {...(labels.isError ? { hint: text('product_error') } : {})}
          optional
        />
      )}
      <TextField
        name="mortgage_number"
        label={text('mortgage_number')}
        hint={text('mortgage_number_hint')}
        optional
        input={{ autoComplete: 'off', maxLength: 100 }}
      />
    </FieldGrid>
  )
}
