import { findCaretAfterCleaning } from '@portal/domain/format/clean-input'
import { cleanDecimal } from '@portal/domain/format/clean-typed-text'
import { formatDecimalInput } from '@portal/domain/format/decimal'
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useUiLocale, useUiText } from '../ui-texts/ui-texts.ts'
import { Field, type FieldControlProps, type FieldProps } from './Field.tsx'
import { isComposing } from './text-input.ts'
import { rejectedInputErrorType } from './use-field-error.ts'

interface DecimalInputOptions {
  name: string
  input?: ComponentProps<'input'>
}

export interface DecimalFieldProps extends FieldProps, DecimalInputOptions {}

interface DecimalFormat {
  parse: (typed: string) => number | null
  /** Normalises the text while the customer types. */
  clean?: (typed: string) => string
  /** Formats a number for the input. */
  write?: (value: number | null, language: Parameters<typeof formatDecimalInput>[1]) => string
}

interface FormattedDecimalFieldProps extends DecimalFieldProps, DecimalFormat {
  /** Unit before the number. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * Field for a decimal number. The form's value is the number, or null. The number is formatted when the field loses the
 * focus. Invalid text such as '-500' or '1.2.3' stays in the field, with an error that shows the format, and blocks
 * submitting.
 */
export function DecimalField({
  name,
  parse,
  clean,
  write,
  before,
  after,
  input,
  ...props
}: FormattedDecimalFieldProps) {
  const typing = {
    name,
    parse,
    ...(clean && { clean }),
    ...(write && { write }),
    ...(input && { input }),
  }
  return (
    <Field name={name} {...props}>
      {(control) => (
        <div className="control">
          {before}
          <DecimalInput control={control} {...typing} />
          {after}
        </div>
      )}
    </Field>
  )
}

/** Returns whether a text contains characters that no number has, such as letters or a minus. */
const hasNonNumberCharacters = (text: string) => /[^\d.,\s'’]/.test(text)

/** Input of a decimal field. It is a separate component, so that typing does not render the whole field again. */
function DecimalInput({
  control,
  name,
  parse,
  clean = cleanDecimal,
  write = formatDecimalInput,
  input,
}: DecimalInputOptions & DecimalFormat & { control: FieldControlProps }) {
  /** Error message for text that is not a number; empty if the text is valid. */
  const unread = useRef('')
  const { field } = useController({ name, rules: { validate: () => unread.current || true } })
  const { setError, clearErrors, getFieldState } = useFormContext()
  const uiText = useUiText()
  const { language } = useUiLocale()
  const value: number | null = field.value ?? null
  const [typed, setTyped] = useState(write(value, language))
  const shown = parse(typed) === value ? typed : write(value, language)
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const findTextError = (text: string) =>
    text === '' || parse(text) !== null
      ? ''
      : uiText(hasNonNumberCharacters(text) ? 'number_refused' : 'number_unreadable')
  const unreadable = shown === typed ? findTextError(typed) : ''
  useEffect(() => element.current?.setCustomValidity(unreadable), [unreadable])
  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const handleChange = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    if (isComposing(event)) return setTyped(text)
    const kept = clean(text)
    const isForeign = findTextError(kept) !== '' && hasNonNumberCharacters(kept)
    if (isForeign) setError(name, { type: rejectedInputErrorType, message: findTextError(kept) })
    else if (getFieldState(name).error?.type === rejectedInputErrorType) clearErrors(name)
    const isCleaned = kept !== text && selectionStart !== null
    caret.current = isCleaned ? findCaretAfterCleaning(text, selectionStart, clean) : null
    if (isCleaned) redraw()
    setTyped(kept)
    unread.current = findTextError(kept)
    field.onChange(parse(kept))
  }
  const handleBlur = () => {
    if (unreadable) setError(name, { type: rejectedInputErrorType, message: unreadable })
    else setTyped(write(value, language))
    field.onBlur()
  }
  return (
    <input
      {...control}
      ref={(input) => {
        element.current = input
        field.ref(input)
      }}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      data-figures=""
      value={shown}
      onChange={handleChange}
      onCompositionEnd={handleChange}
      onBlur={handleBlur}
      {...input}
    />
  )
}
