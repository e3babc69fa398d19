import { cleanedCaret } from '@portal/domain/format/clean-input'
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
import { type RegisterOptions, useController, useFormContext } from 'react-hook-form'
import { useWords, useWordsLanguage } from '../words/words.ts'
import { addedTo } from './added.ts'
import { type ControlProps, Field, type FieldProps } from './Field.tsx'
import { isComposing } from './text-input.ts'
import { refused } from './use-field-error.ts'

interface InputProps {
  name: string
  rules?: RegisterOptions
  input?: ComponentProps<'input'>
}

export interface DecimalFieldProps extends FieldProps, InputProps {}

interface Writing {
  parse: (typed: string) => number | null
  /** Whether a text that is put in at once, as pasting does, is a number that the field takes as it is. */
  takes: (text: string) => boolean
  /** Makes what is typed into what the field may hold, while it is typed. */
  clean?: (typed: string) => string
  /** Writes a number the way it is typed. */
  write?: (value: number | null, language: Parameters<typeof typedDecimal>[1]) => string
}

interface Props extends DecimalFieldProps, Writing {
  /** The unit, before or behind the number. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * A field for a number with decimals. The form holds the number, or null; leaving the field writes it out. What is
 * pasted and is another number, or none, without its letters is refused: the field stays what it was, and says why. What
 * is typed and is no number, such as '1.2.3', stays in the field with how to write it, and keeps the form from going.
 */
export function DecimalField({
  name,
  rules,
  parse,
  takes,
  clean,
  write,
  before,
  after,
  input,
  ...props
}: Props) {
  const typing = {
    name,
    parse,
    takes,
    ...(clean && { clean }),
    ...(rules && { rules }),
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

/** Apart from its field, so that a key draws nothing else anew. */
function DecimalInput({
  control,
  name,
  rules,
  parse,
  takes,
  clean = cleanDecimal,
  write = typedDecimal,
  input,
}: InputProps & Writing & { control: ControlProps }) {
  const { field } = useController({ name, ...(rules ? { rules } : {}) })
  const { setError, clearErrors, getFieldState } = useFormContext()
  const word = useWords()
  const language = useWordsLanguage()
  const value: number | null = field.value ?? null
  const [typed, setTyped] = useState(write(value, language))
  const shown = parse(typed) === value ? typed : write(value, language)
  const element = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const isUnreadable = typed !== '' && shown === typed && parse(typed) === null
  const unreadable = isUnreadable ? word('number_unreadable') : ''
  useEffect(() => element.current?.setCustomValidity(unreadable), [unreadable])
  useLayoutEffect(() => {
    if (caret.current !== null) element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    if (isComposing(event)) return setTyped(text)
    if (addedTo(shown, text) > 1 && !takes(text))
      return setError(name, { type: refused, message: word('number_refused') })
    if (getFieldState(name).error?.type === refused) clearErrors(name)
    const kept = clean(text)
    const isCleaned = kept !== text && selectionStart !== null
    caret.current = isCleaned ? cleanedCaret(text, selectionStart, clean) : null
    if (isCleaned) redraw()
    setTyped(kept)
    field.onChange(parse(kept))
  }
  const leave = () => {
    if (isUnreadable) setError(name, { type: refused, message: unreadable })
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
