import { caretAfterCleaning } from '@portal/domain/format/clean-input'
import { typedDecimal } from '@portal/domain/format/decimal'
import { cleanDecimal } from '@portal/domain/format/typing'
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
import { useUiText, useUiWording } from '../ui-texts/ui-texts.ts'
import { type ControlProps, Field, type FieldProps } from './Field.tsx'
import { isComposing } from './text-input.ts'
import { refused } from './use-field-error.ts'

interface InputProps {
  name: string
  input?: ComponentProps<'input'>
}

export interface DecimalFieldProps extends FieldProps, InputProps {}

interface Writing {
  parse: (typed: string) => number | null
  /** Normalises the text while typing. */
  clean?: (typed: string) => string
  /** Formats a number for the input. */
  write?: (value: number | null, language: Parameters<typeof typedDecimal>[1]) => string
}

interface Props extends DecimalFieldProps, Writing {
  /** Unit before or after the number. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * Input for a decimal number. The form's value is the number or null; leaving the field formats it. Invalid text such
 * as '-500' or '1.2.3' stays in the field with an error that shows the format, and blocks submitting.
 */
export function DecimalField({ name, parse, clean, write, before, after, input, ...props }: Props) {
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

/** Whether a text has characters that no number has: letters, a minus. */
const hasForeign = (text: string) => /[^\d.,\s'’]/.test(text)

/** Separate component, so that typing renders only the input. */
function DecimalInput({
  control,
  name,
  parse,
  clean = cleanDecimal,
  write = typedDecimal,
  input,
}: InputProps & Writing & { control: ControlProps }) {
  /** Error of a text that is no number, or empty. */
  const unread = useRef('')
  const { field } = useController({ name, rules: { validate: () => unread.current || true } })
  const { setError, clearErrors, getFieldState } = useFormContext()
  const word = useUiText()
  const { language } = useUiWording()
  const value: number | null = field.value ?? null
  const [typed, setTyped] = useState(write(value, language))
  const shown = parse(typed) === value ? typed : write(value, language)
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const wrongOf = (text: string) =>
    text === '' || parse(text) !== null ? '' : word(hasForeign(text) ? 'number_refused' : 'number_unreadable')
  const unreadable = shown === typed ? wrongOf(typed) : ''
  useEffect(() => element.current?.setCustomValidity(unreadable), [unreadable])
  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    if (isComposing(event)) return setTyped(text)
    const kept = clean(text)
    const isForeign = wrongOf(kept) !== '' && hasForeign(kept)
    if (isForeign) setError(name, { type: refused, message: wrongOf(kept) })
    else if (getFieldState(name).error?.type === refused) clearErrors(name)
    const isCleaned = kept !== text && selectionStart !== null
    caret.current = isCleaned ? caretAfterCleaning(text, selectionStart, clean) : null
    if (isCleaned) redraw()
    setTyped(kept)
    unread.current = wrongOf(kept)
    field.onChange(parse(kept))
  }
  const leave = () => {
    if (unreadable) setError(name, { type: refused, message: unreadable })
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
      onChange={change}
      onCompositionEnd={change}
      onBlur={leave}
      {...input}
    />
  )
}
