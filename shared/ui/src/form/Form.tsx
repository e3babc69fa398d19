import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'

interface Props<Values extends FieldValues> extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>
  /** Sends it. As long as what it returns is pending, presses do nothing. */
  onSubmit: (values: Values) => void | Promise<void>
  /** What went wrong with what was sent, if anything; takes focus when it appears. */
  problem?: string | null
  /** Title above the fields that must change, where the usual one does not fit. */
  invalid?: string
  /** Names a field by its path, where its mistake alone does not tell which field is meant. */
  nameOf?: (field: string) => string
}

/**
 * A form whose problems stand together above it: the summary takes focus and leads to each field.
 * What was typed stays, whatever happens, and it is sent once at a time: a second press may come before the first has
 * been drawn.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  problem,
  invalid,
  nameOf,
  children,
  ...props
}: Props<Values>) {
  const busy = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    try {
      await form.handleSubmit(onSubmit)(event)
    } finally {
      busy.current = false
    }
  }
  return (
    <FormProvider {...form}>
      <Sending onSubmit={(event) => void submit(event)} {...props}>
        <ErrorSummary problem={problem} title={invalid} nameOf={nameOf} />
        {children}
      </Sending>
    </FormProvider>
  )
}

/** The form's element, which tells that what it holds is on its way: alone, since no field has to be drawn anew for that. */
function Sending(props: HTMLChakraProps<'form'>) {
  const { isSubmitting } = useFormState()
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0,1fr)"
      aria-busy={isSubmitting || undefined}
      {...props}
    />
  )
}
