import { cleanText } from '@portal/domain/format/clean-text'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { controlCss, inputCss } from './control-styles.ts'
import { Field, type FieldProps } from './Field.tsx'
import { convertText } from './text-input.ts'

interface Props extends FieldProps {
  rules?: RegisterOptions
  /** Initial number of lines; it grows with the text. */
  rows?: number
  input?: StyledProps<'textarea'>
}

/** As wide as its container, instead of its longest word. */
const area = {
  ...inputCss,
  w: '0',
  display: 'block',
  font: 'inherit',
  color: 'inherit',
  bg: 'transparent',
  resize: 'vertical',
  maxH: '60vh',
  fieldSizing: 'content',
}

/** A field for text of several lines. */
export function TextAreaField({ name, rules, rows = 5, input, ...field }: Props) {
  const { register } = useFormContext()
  return (
    <Field name={name} {...field}>
      {(control) => (
        <chakra.div css={controlCss}>
          <chakra.textarea
            css={area}
            minH={`${rows * 1.5 + 1.5}rem`}
            rows={rows}
            {...control}
            {...register(name, { setValueAs: convertText(cleanText), ...rules } as RegisterOptions)}
            {...input}
          />
        </chakra.div>
      )}
    </Field>
  )
}
