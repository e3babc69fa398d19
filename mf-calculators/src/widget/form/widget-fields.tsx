import { cleanInputValue } from '@portal/domain/format/clean-input'
import { cleanDecimal, cleanMoney } from '@portal/domain/format/clean-typed-text'
import {
  formatDecimalInput,
  formatPercentInput,
  parseMoney,
  parsePercent,
} from '@portal/domain/format/decimal'
import { type SyntheticEvent, useId } from 'react'
import { useWidget } from '../widget-context.ts'
import { useFieldErrorText, useFormContext } from './form-context.ts'
import { formatNumberForInput } from './form-values.ts'
import { FieldErrorText, WidgetField, type WidgetFieldProps } from './WidgetField.tsx'

interface DecimalFieldProps extends WidgetFieldProps {
  /** Unit, before or after the number. */
  unit: '€' | '%'
}

const formatByUnit = {
  '€': { parse: parseMoney, write: formatDecimalInput, clean: cleanMoney },
  '%': { parse: parsePercent, write: formatPercentInput, clean: cleanDecimal },
}

export function DecimalField({ unit, ...props }: DecimalFieldProps) {
  const { language } = useWidget()
  const { values, change } = useFormContext()
  const value = values[props.name] ?? ''
  const { parse, write, clean } = formatByUnit[unit]
  const formatOnBlur = () => {
    const number = parse(value)
    if (number !== null) change(props.name, formatNumberForInput(number, language, write))
  }
  const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    if (!isComposing) cleanInputValue(currentTarget, clean)
    change(props.name, currentTarget.value)
  }
  const sign = (
    <span className="unit" aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <WidgetField {...props}>
      {(control) => (
        <span className="box">
          {unit === '€' && sign}
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={handleInput}
            onCompositionEnd={handleInput}
            onBlur={formatOnBlur}
          />
          {unit === '%' && sign}
        </span>
      )}
    </WidgetField>
  )
}

export function DateField(props: WidgetFieldProps) {
  const { text } = useWidget()
  const { values, change } = useFormContext()
  return (
    <WidgetField {...props}>
      {(control) => (
        <span className="box">
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder={text('date_placeholder')}
            value={values[props.name] ?? ''}
            onChange={({ currentTarget }) => change(props.name, currentTarget.value.slice(0, 20))}
          />
        </span>
      )}
    </WidgetField>
  )
}

export type FieldOptions = readonly (readonly [value: string, label: string])[]

export function SelectField({ options, ...props }: WidgetFieldProps & { options: FieldOptions }) {
  const { values, change } = useFormContext()
  return (
    <WidgetField {...props}>
      {(control) => (
        <span className="box">
          <select
            {...control}
            value={values[props.name] ?? ''}
            onChange={({ currentTarget }) => change(props.name, currentTarget.value)}
          >
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </WidgetField>
  )
}

export function ChoiceField({ name, label, options }: WidgetFieldProps & { options: FieldOptions }) {
  const id = useId()
  const { values, change } = useFormContext()
  const fieldError = useFieldErrorText(name)
  return (
    <fieldset className="choice" aria-describedby={fieldError ? id : undefined}>
      <legend>{label}</legend>
      <div className="options">
        {options.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={values[name] === value}
              onChange={() => change(name, value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {fieldError && <FieldErrorText id={id}>{fieldError}</FieldErrorText>}
    </fieldset>
  )
}
