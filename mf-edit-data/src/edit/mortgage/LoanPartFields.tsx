import { getCurrentYear, getToday } from '@portal/time/clock'
import { Notice } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import {
  CheckField,
  ChoiceField,
  MoneyField,
  NumberField,
  PercentField,
  StaticField,
  TextField,
  useFormContext,
  useWatch,
} from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { memo, useEffect, useRef } from 'react'
import { FieldGrid } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'
import {
  calculateDefaultEndDate,
  createVariableRateValues,
  isFixedRateOverAtStart,
  needsSavingsAmount,
  offeredRepaymentTypes,
} from './mortgage-rules.ts'
import type { LoanPartValues } from './mortgage-values.ts'
import { useLoanPartTexts } from './use-mortgage-texts.ts'

/** Fields of one loan part; `path` is its path in the form. */
export const LoanPartFields = memo(function PartFields({ path }: { path: string }) {
  const text = useText()
  const partTexts = useLoanPartTexts()
  const { getValues } = useFormContext()
  const [repayment, interestType] = useWatch({
    name: [`${path}.repayment_type`, `${path}.interest_type`],
  }) as [string, LoanPartValues['interest_type']]
  useDefaultEndDate(path)
  useVariableRateDefaults(path, interestType)
  const atFirst = useRef<string>(getValues(`${path}.repayment_type`)).current
  const repayments = [...new Set([...offeredRepaymentTypes, atFirst])]
  const variable = interestType === 'variable'
  return (
    <>
      <FieldGrid>
        <TextField
          name={`${path}.part_number`}
          label={text('part_number')}
          hint={text('part_number_hint')}
          input={{ autoComplete: 'off' }}
        />
        <SelectField
          name={`${path}.repayment_type`}
          label={text('repayment_type')}
          options={repayments.map((value) => ({ value, label: partTexts.repayment(value) }))}
        />
        <MoneyField name={`${path}.principal_sum`} label={text('principal_sum')} />
        <MoneyField name={`${path}.remaining_debt`} label={text('remaining_debt')} />
        {needsSavingsAmount(repayment) && (
          <MoneyField
            name={`${path}.current_value`}
            label={text('current_value')}
            hint={text('current_value_hint')}
            optional
          />
        )}
      </FieldGrid>
      <FieldGrid>
        <DateField
          name={`${path}.start_date`}
          label={text('start_date')}
          years={{ last: getCurrentYear() + 10 }}
        />
        <DateField name={`${path}.end_date`} label={text('end_date')} />
        <DateField
          name={`${path}.deduction_start_date`}
          label={text('deduction_start_date')}
          hint={text('deduction_start_date_hint')}
          optional
        />
      </FieldGrid>
      <FieldGrid>
        <ChoiceField
          name={`${path}.interest_type`}
          label={text('interest_type')}
          beside={110}
          options={(['fixed', 'variable'] as const).map((value) => ({
            value,
            label: text(`interest_${value}`),
          }))}
        />
        <PercentField name={`${path}.interest`} label={text('interest')} />
        {variable ? (
          <>
            <StaticField label={text('fixed_interest_duration')}>{text('not_applicable')}</StaticField>
            <StaticField label={text('fixed_rate_end_date')}>{text('not_applicable')}</StaticField>
          </>
        ) : (
          <>
            <NumberField
              name={`${path}.fixed_interest_duration`}
              label={text('fixed_interest_duration')}
              unit={text('unit_years')}
              input={{ maxLength: 10 }}
            />
            <DateField name={`${path}.fixed_rate_end_date`} label={text('fixed_rate_end_date')} />
          </>
        )}
      </FieldGrid>
      {!variable && <FixedRateWarning path={path} />}
      <CheckField name={`${path}.nhg`} label={text('nhg_long')} hint={text('nhg_hint')} />
    </>
  )
})

function FixedRateWarning({ path }: { path: string }) {
  const text = useText()
  const [start, fixedRateEnd] = useWatch({ name: [`${path}.start_date`, `${path}.fixed_rate_end_date`] })
  return (
    <div role="status">
      {isFixedRateOverAtStart(start, fixedRateEnd) && (
        <Notice status="warn">{text('mortgage_part_rate_over_at_start')}</Notice>
      )}
    </div>
  )
}

/** Sets the end date to 30 years after a newly typed start date, if the end date is empty (EDITMORT-06). */
function useDefaultEndDate(path: string): void {
  const { getValues, setValue } = useFormContext()
  const start = useWatch({ name: `${path}.start_date` }) as string
  const before = useRef(start)
  useEffect(() => {
    if (start === before.current) return
    before.current = start
    const end = calculateDefaultEndDate(start)
    if (end && !getValues(`${path}.end_date`)) setValue(`${path}.end_date`, end, { shouldValidate: false })
  }, [start, path, getValues, setValue])
}

/**
 * Sets the fixed-rate period to one month for a variable rate (EDITMORT-07); restores the values when switching back.
 */
function useVariableRateDefaults(path: string, type: LoanPartValues['interest_type']): void {
  const { getValues, setValue } = useFormContext()
  const before = useRef(type)
  const fixed = useRef({
    fixed_rate_end_date: '',
    months: null as number | null,
    fixed_interest_duration: '',
  })
  useEffect(() => {
    if (type === before.current) return
    before.current = type
    if (type === 'variable') fixed.current = { ...(getValues(path) as LoanPartValues) }
    const next = type === 'variable' ? createVariableRateValues(getToday()) : fixed.current
    setValue(`${path}.fixed_rate_end_date`, next.fixed_rate_end_date)
    setValue(`${path}.fixed_interest_duration`, next.fixed_interest_duration)
    setValue(`${path}.months`, next.months)
  }, [type, path, getValues, setValue])
}
