import { cleanText } from '@portal/domain/format/clean-text'
import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { controlCss, inputCss } from './control-styles.ts'
import { Field, type FieldProps } from './Field.tsx'
import { createTextConverter } from './text-input.ts'

interface TextAreaFieldProps extends FieldProps {
  /** Called after the form has stored the typed text. */
  onChange?: () => void
  /** Number of lines at first. The field grows with the text. */
  rows?: number
  input?: StyledProps<'textarea'>
}

/** Makes the field as wide as its container; otherwise the longest word would determine the width. */
const textAreaCss = {
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

/** Browsers scroll only to the caret of a focused text area, so that a bar could cover the rest (WCAG 2.4.12). */
const scrollIntoViewAfterTab = ({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
}

export function TextAreaField({ name, onChange, rows = 5, input, ...field }: TextAreaFieldProps) {
  const { register } = useFormContext()
  return (
    <Field name={name} {...field}>
      {(control) => (
        <chakra.div css={controlCss}>
          <chakra.textarea
            css={textAreaCss}
            minH={`${rows * 1.5 + 1.5}rem`}
            rows={rows}
            {...control}
            {...register(name, { setValueAs: createTextConverter(cleanText), ...(onChange && { onChange }) })}
            onKeyUp={scrollIntoViewAfterTab}
            {...input}
          />
        </chakra.div>
      )}
    </Field>
  )
}
