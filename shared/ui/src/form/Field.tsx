import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/words.ts'

/** What every field has, whatever is typed into it. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string
  label: string
  hint?: string
  /** Says so behind the label; fields are required unless said. */
  optional?: boolean
  /** Stands at the end of the label's line: a link. */
  aside?: ReactNode
}

/** What a control needs to belong to its field. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, tied together. */
export function Field({ name, label, hint, optional, aside, children }: Props) {
  const id = useId()
  const word = useWords()
  const { formState, getFieldState } = useFormContext()
  const error = getFieldState(name, formState).error?.message
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" minW="0">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <chakra.label id={`${id}-label`} htmlFor={id} fontWeight={600}>
          {label}
          {optional && (
            <chakra.span fontWeight={400} color="ink2">
              {` ${word('optional')}`}
            </chakra.span>
          )}
        </chakra.label>
        {aside}
      </Flex>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <Flex id={`${id}-error`} as="p" gap="1.5" textStyle="meta" color="bad" fontWeight={500}>
          <Icon name="warning" size={18} />
          {error}
        </Flex>
      )}
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="meta" color="ink2">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}
