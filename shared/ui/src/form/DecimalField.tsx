import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { typedDecimal } from '@portal/domain/format/decimal'
import { cleanDecimal } from '@portal/domain/format/typing'
import { type ReactNode, useState } from 'react'
import { type RegisterOptions, useController } from 'react-hook-form'
import { controlCss, inputCss } from './control-look.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface DecimalFieldProps extends FieldProps {
  rules?: RegisterOptions
  input?: HTMLChakraProps<'input'>
}

interface Props extends DecimalFieldProps {
  parse: (typed: string) => number | null
  /** The unit, before or behind the number. */
  before?: ReactNode
  after?: ReactNode
}

/** A field for a number with decimals. The form holds the number, or null; leaving the field writes it out. */
export function DecimalField({ name, rules, parse, before, after, input, ...props }: Props) {
  const { field } = useController({ name, ...(rules ? { rules } : {}) })
  const value: number | null = field.value ?? null
  const [typed, setTyped] = useState(typedDecimal(value))
  const shown = parse(typed) === value ? typed : typedDecimal(value)
  const change = (text: string) => {
    const kept = cleanDecimal(text)
    setTyped(kept)
    field.onChange(parse(kept))
  }
  const leave = () => {
    setTyped(typedDecimal(value))
    field.onBlur()
  }
  return (
    <Field name={name} {...props}>
      {(control) => (
        <chakra.div css={controlCss}>
          {before}
          <chakra.input
            css={inputCss}
            {...control}
            ref={field.ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
            {...input}
          />
          {after}
        </chakra.div>
      )}
    </Field>
  )
}
