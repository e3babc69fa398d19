import { typedDecimal } from '@portal/domain/format/decimal'
import { cleanDecimal } from '@portal/domain/format/typing'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type RegisterOptions, useController } from 'react-hook-form'
import { type ControlProps, Field, type FieldProps } from './Field.tsx'

interface InputProps {
  name: string
  rules?: RegisterOptions
  input?: ComponentProps<'input'>
}

export interface DecimalFieldProps extends FieldProps, InputProps {}

interface Writing {
  parse: (typed: string) => number | null
  /** Makes what is typed into what the field may hold, while it is typed. */
  clean?: (typed: string) => string
  /** Writes a number the way it is typed. */
  write?: (value: number | null) => string
}

interface Props extends DecimalFieldProps, Writing {
  /** The unit, before or behind the number. */
  before?: ReactNode
  after?: ReactNode
}

/** A field for a number with decimals. The form holds the number, or null; leaving the field writes it out. */
export function DecimalField({ name, rules, parse, clean, write, before, after, input, ...props }: Props) {
  const typing = {
    name,
    parse,
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
  clean = cleanDecimal,
  write = typedDecimal,
  input,
}: InputProps & Writing & { control: ControlProps }) {
  const { field } = useController({ name, ...(rules ? { rules } : {}) })
  const value: number | null = field.value ?? null
  const [typed, setTyped] = useState(write(value))
  const shown = parse(typed) === value ? typed : write(value)
  const change = (text: string) => {
    const kept = clean(text)
    setTyped(kept)
    field.onChange(parse(kept))
  }
  const leave = () => {
    setTyped(write(value))
    field.onBlur()
  }
  return (
    <input
      {...control}
      ref={field.ref}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      data-figures=""
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      {...input}
    />
  )
}
