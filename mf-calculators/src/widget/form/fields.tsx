import { cleanInput } from '@portal/domain/format/clean-input'
import { parseMoney, parsePercent, typedDecimal, typedPercent } from '@portal/domain/format/decimal'
import { cleanDecimal, cleanMoney } from '@portal/domain/format/typing'
import { type SyntheticEvent, useId } from 'react'
import { useWidget } from '../context.ts'
import { useFieldError, useFormParts } from './context.ts'
import { Field, FieldErrorText, type FieldProps } from './Field.tsx'
import { typedNumber } from './values.ts'

interface DecimalProps extends FieldProps {
  /** Unit, before or after the number. */
  unit: '€' | '%'
}

const writings = {
  '€': { parse: parseMoney, write: typedDecimal, clean: cleanMoney },
  '%': { parse: parsePercent, write: typedPercent, clean: cleanDecimal },
}

/** A decimal number; formatted on blur. */
export function DecimalField({ unit, ...props }: DecimalProps) {
  const { language } = useWidget()
  const { values, change } = useFormParts()
  const value = values[props.name] ?? ''
  const { parse, write, clean } = writings[unit]
  const leave = () => {
    const number = parse(value)
    if (number !== null) change(props.name, typedNumber(number, language, write))
  }
  const typed = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    if (!isComposing) cleanInput(currentTarget, clean)
    change(props.name, currentTarget.value)
  }
  const sign = (
    <span className="unit" aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <Field {...props}>
      {(control) => (
        <span className="box">
          {unit === '€' && sign}
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={typed}
            onCompositionEnd={typed}
            onBlur={leave}
          />
          {unit === '%' && sign}
        </span>
      )}
    </Field>
  )
}

/** A typed date. */
export function DateField(props: FieldProps) {
  const { text } = useWidget()
  const { values, change } = useFormParts()
  return (
    <Field {...props}>
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
    </Field>
  )
}

/** Options with value and label. */
export type Options = readonly (readonly [value: string, label: string])[]

/** A select field. */
export function SelectField({ options, ...props }: FieldProps & { options: Options }) {
  const { values, change } = useFormParts()
  return (
    <Field {...props}>
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
    </Field>
  )
}

/** A group of radio buttons. */
export function ChoiceField({ name, label, options }: FieldProps & { options: Options }) {
  const id = useId()
  const { values, change } = useFormParts()
  const fieldError = useFieldError(name)
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
