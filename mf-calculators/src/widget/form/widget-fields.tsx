import { cleanInputValue } from '@portal/domain/format/clean-input'
import { cleanDecimal, cleanMoney } from '@portal/domain/format/clean-typed-text'
import {
  formatDecimalInput,
  formatPercentInput,
  parseMoney,
  parsePercent,
} from '@portal/domain/format/decimal'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { formatNumberForInput } from './form-values.ts'
import { useFormatFieldError, useFormContext } from './WidgetForm.tsx'

interface WidgetFieldProps {
  name: string
  label: string
  hint?: string
  /** Marks the field as optional in its label; fields are required by default. */
  optional?: boolean
}

/** Props that connect a control to its field. */
interface FieldControlProps {
  id: string
  name: string
  value: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Text of a field's error; null if the field is valid. */
function useFieldErrorText(name: string): string | null {
  const formatFieldError = useFormatFieldError()
  const fieldError = useFormContext().fieldErrors.find((one) => one.name === name)
  return fieldError ? formatFieldError(fieldError) : null
}

const FieldErrorText = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="wrong">
    <WidgetIcon name="warning" size={18} />
    {children}
  </p>
)

/** Label, control, hint and error of a field. */
function WidgetField({
  name,
  label,
  hint,
  optional,
  children,
}: WidgetFieldProps & {
  children: (control: FieldControlProps, change: (value: string) => void) => ReactNode
}) {
  const id = useId()
  const { text } = useWidget()
  const { values, change } = useFormContext()
  const fieldError = useFieldErrorText(name)
  const described = [fieldError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    value: values[name] ?? '',
    'aria-invalid': fieldError ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small> {text('optional')}</small>}
      </label>
      <span className="box">{children(control, (value) => change(name, value))}</span>
      {fieldError && <FieldErrorText id={`${id}-error`}>{fieldError}</FieldErrorText>}
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
  const { language } = useWidget()
  const { parse, write, clean } = formatByUnit[unit]
  const sign = (
    <span className="unit" aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <WidgetField {...props}>
      {(control, change) => {
        const handleInput = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
          if (!isComposing) cleanInputValue(currentTarget, clean)
          change(currentTarget.value)
        }
        const formatOnBlur = () => {
          const number = parse(control.value)
          if (number !== null) change(formatNumberForInput(number, language, write))
        }
        return (
          <>
            {unit === '€' && sign}
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              onChange={handleInput}
              onCompositionEnd={handleInput}
              onBlur={formatOnBlur}
            />
            {unit === '%' && sign}
          </>
        )
      }}
    </WidgetField>
  )
}

export function DateField(props: WidgetFieldProps) {
  const { text } = useWidget()
  return (
    <WidgetField {...props}>
      {(control, change) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('date_placeholder')}
          onChange={({ currentTarget }) => change(currentTarget.value.slice(0, 20))}
        />
      )}
    </WidgetField>
  )
}

type FieldOptions = readonly (readonly [value: string, label: string])[]

export const SelectField = ({ options, ...props }: WidgetFieldProps & { options: FieldOptions }) => (
  <WidgetField {...props}>
    {(control, change) => (
      <select {...control} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </WidgetField>
)

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
