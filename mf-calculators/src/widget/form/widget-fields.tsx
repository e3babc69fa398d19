import { cleanInputValue } from '@portal/domain/format/clean-input'
import { cleanDecimal, cleanMoney } from '@portal/domain/format/clean-typed-text'
import {
  formatDecimalInput,
  formatPercentInput,
  parseMoney,
  parsePercent,
} from '@portal/domain/format/decimal'
import { useFormContext } from '@portal/ui/form-parts'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { formatNumberForInput } from './form-values.ts'

interface WidgetFieldProps {
  name: string
  label: string
  /** Label in the error summary, if it differs. */
  summaryLabel?: string
  hint?: string
  /** Marks the field as optional in its label; fields are required by default. */
  optional?: boolean
}

/** Props that connect a control to its field. */
interface FieldControlProps {
  id: string
  /** Label in the error summary, which reads it from the page. */
  'data-label': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, hint and error of a field. */
function WidgetField({
  name,
  label,
  summaryLabel = label,
  hint,
  optional,
  children,
}: WidgetFieldProps & { children: (control: FieldControlProps) => ReactNode }) {
  const id = useId()
  const { text } = useWidget()
  const { getFieldState, formState } = useFormContext()
  const error = getFieldState(name, formState).error?.message
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    'data-label': summaryLabel,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small> {text('optional')}</small>}
      </label>
      <span className="box">{children(control)}</span>
      {error && (
        <p id={`${id}-error`} className="wrong">
          <WidgetIcon name="warning" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  )
}

interface DecimalFieldProps extends WidgetFieldProps {
  /** Unit, before or after the number. */
  unit: '€' | '%'
}

const formatByUnit = {
  '€': { parse: parseMoney, write: formatDecimalInput, clean: cleanMoney },
  '%': { parse: parsePercent, write: formatPercentInput, clean: cleanDecimal },
}

export function DecimalField({ unit, ...props }: DecimalFieldProps) {
  const { name } = props
  const { language } = useWidget()
  const { register, setValue } = useFormContext()
  const { parse, write, clean } = formatByUnit[unit]
  const { onChange, ...registered } = register(name, {
    onBlur: ({ target }) => {
      const number = parse(target.value)
      if (number !== null) setValue(name, formatNumberForInput(number, language, write))
    },
  })
  const handleInput = (event: SyntheticEvent<HTMLInputElement>) => {
    const { nativeEvent } = event
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
    if (!isComposing) cleanInputValue(event.currentTarget, clean)
    return onChange(event)
  }
  const sign = (
    <span className="unit" aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <WidgetField {...props}>
      {(control) => (
        <>
          {unit === '€' && sign}
          <input
            {...control}
            {...registered}
            inputMode="decimal"
            autoComplete="off"
            onChange={handleInput}
            onCompositionEnd={handleInput}
          />
          {unit === '%' && sign}
        </>
      )}
    </WidgetField>
  )
}

export function DateField(props: WidgetFieldProps) {
  const { text } = useWidget()
  const { register } = useFormContext()
  return (
    <WidgetField {...props}>
      {(control) => (
        <input
          {...control}
          {...register(props.name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder={text('date_placeholder')}
        />
      )}
    </WidgetField>
  )
}

type FieldOptions = readonly (readonly [value: string | number, label: string])[]

export function SelectField({ options, ...props }: WidgetFieldProps & { options: FieldOptions }) {
  const { register } = useFormContext()
  return (
    <WidgetField {...props}>
      {(control) => (
        <select {...control} {...register(props.name)}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </WidgetField>
  )
}

export function ChoiceField({ name, label, options }: WidgetFieldProps & { options: FieldOptions }) {
  const { register } = useFormContext()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="options">
        {options.map(([value, words]) => (
          <label key={value}>
            <input type="radio" value={value} {...register(name)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
