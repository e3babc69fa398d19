import { thisYear, today } from '@portal/contract/clock'
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
import { Fields } from '../../shared/Fields.tsx'
import { useText } from '../../texts.ts'
import {
  isFixedRateOverAtStart,
  needsSavedValue,
  offeredRepayments,
  usualEnd,
  variableRate,
} from './rules.ts'
import { usePartWords } from './use-part-words.ts'
import type { PartValues } from './values.ts'

/** Fields of one loan part, at `path` in the form. */
export const PartFields = memo(function PartFields({ path }: { path: string }) {
  const text = useText()
  const words = usePartWords()
  const { getValues } = useFormContext()
  const [repayment, interestType] = useWatch({
    name: [`${path}.repayment_type`, `${path}.interest_type`],
  }) as [string, PartValues['interest_type']]
  useStartDate(path)
  useInterestType(path, interestType)
  const atFirst = useRef<string>(getValues(`${path}.repayment_type`)).current
  const repayments = [...new Set([...offeredRepayments, atFirst])]
  const variable = interestType === 'variable'
  return (
    <>
      <Fields>
        <TextField
          name={`${path}.part_number`}
          label={text('part_number')}
          hint={text('part_number_hint')}
          input={{ autoComplete: 'off' }}
        />
        <SelectField
          name={`${path}.repayment_type`}
          label={text('repayment_type')}
          options={repayments.map((value) => ({ value, label: words.repayment(value) }))}
        />
        <MoneyField name={`${path}.principal_sum`} label={text('principal_sum')} />
        <MoneyField name={`${path}.remaining_debt`} label={text('remaining_debt')} />
        {needsSavedValue(repayment) && (
          <MoneyField
            name={`${path}.current_value`}
            label={text('current_value')}
            hint={text('current_value_hint')}
            optional
          />
        )}
      </Fields>
      <Fields>
        <DateField name={`${path}.start_date`} label={text('start_date')} years={{ last: thisYear() + 10 }} />
        <DateField name={`${path}.end_date`} label={text('end_date')} />
        <DateField
          name={`${path}.deduction_start_date`}
          label={text('deduction_start_date')}
          hint={text('deduction_start_date_hint')}
          optional
        />
      </Fields>
      <Fields>
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
      </Fields>
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

/** Setting a start date without an end date sets the end to 30 years later (EDITMORT-06). */
function useStartDate(path: string): void {
  const { getValues, setValue } = useFormContext()
  const start = useWatch({ name: `${path}.start_date` }) as string
  const before = useRef(start)
  useEffect(() => {
    if (start === before.current) return
    before.current = start
    const end = usualEnd(start)
    if (end && !getValues(`${path}.end_date`)) setValue(`${path}.end_date`, end, { shouldValidate: false })
  }, [start, path, getValues, setValue])
}

/** A variable rate is fixed for a month (EDITMORT-07); switching back to fixed restores the values. */
function useInterestType(path: string, type: PartValues['interest_type']): void {
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
    if (type === 'variable') fixed.current = { ...(getValues(path) as PartValues) }
    const next = type === 'variable' ? variableRate(today()) : fixed.current
    setValue(`${path}.fixed_rate_end_date`, next.fixed_rate_end_date)
    setValue(`${path}.fixed_interest_duration`, next.fixed_interest_duration)
    setValue(`${path}.months`, next.months)
  }, [type, path, getValues, setValue])
}
