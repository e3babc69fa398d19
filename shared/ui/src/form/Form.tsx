import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { refused } from './use-field-error.ts'
import { SubmitWaits, type Wait } from './wait-before-submit.ts'

interface Props<Values extends FieldValues> extends Omit<StyledProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>
  /** Submits the form. While its promise is pending, further submits do nothing. */
  onSubmit: (values: Values) => void | Promise<void>
  /** Error of the last submit, if any; takes the focus when it appears. */
  problem?: string | null
  /** Title of the error summary, if not the default. */
  invalid?: string
  /** Label of a field by its path, if its error alone is not clear in the summary. */
  nameOf?: (field: string) => string
}

/**
 * A form with an error summary above it that links to each field. Typed input stays in every case, also when validation
 * or sending throws, and it is sent once at a time even if clicked again before rendering. A submit while a field is
 * not ready (`useWaitBeforeSubmit`) continues when it is.
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
  const word = useUiText()
  const [hasFailed, setHasFailed] = useState(false)
  const [waits] = useState(() => new Set<Wait>())
  const [isWaiting, setIsWaiting] = useState(false)
  const send = useRef(onSubmit)
  send.current = onSubmit
  const waitForFields = async () => {
    const pending = [...waits].flatMap((wait) => wait() ?? [])
    if (pending.length === 0) return
    setIsWaiting(true)
    await Promise.all(pending)
    setIsWaiting(false)
    // Fields publish their result when they render.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setHasFailed(false)
    const element = event.currentTarget
    try {
      if (waits.size > 0) await waitForFields()
      if (!element.isConnected) return
      const unreadable = unreadableIn(element)
      await form.handleSubmit(unreadable.length > 0 ? () => {} : send.current)(event)
      for (const [index, { name, validationMessage: message }] of unreadable.entries())
        form.setError(name as Path<Values>, { type: refused, message }, { shouldFocus: index === 0 })
    } catch (error) {
      reportError(error)
      setHasFailed(true)
    } finally {
      busy.current = false
    }
  }
  return (
    <FormProvider {...form}>
      <SubmitWaits value={waits}>
        <Sending isWaiting={isWaiting} onSubmit={(event) => void submit(event)} {...props}>
          <ErrorSummary
            problem={problem ?? (hasFailed ? word('form_failed') : null)}
            title={invalid}
            nameOf={nameOf}
          />
          {children}
        </Sending>
      </SubmitWaits>
    </FormProvider>
  )
}

/** Inputs whose text is not a valid value, such as a number with two commas, and which have no form value. */
const unreadableIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  )

/** The form element with its busy state; a separate component, so that fields do not render again. */
function Sending({ isWaiting, ...props }: StyledProps<'form'> & { isWaiting: boolean }) {
  const { isSubmitting } = useFormState()
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0,1fr)"
      aria-busy={isSubmitting || isWaiting || undefined}
      {...props}
    />
  )
}
