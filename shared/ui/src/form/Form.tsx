import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { rejectedInputErrorType } from './use-field-error.ts'
import { type SubmitWait, SubmitWaitsContext } from './wait-before-submit.ts'

interface FormProps<Values extends FieldValues> extends Omit<StyledProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>
  /** Submits the form. While its promise is pending, further submits do nothing. */
  onSubmit: (values: Values) => void | Promise<void>
  /** Error of the last submit, if any; takes the focus when it appears. */
  problem?: string | null
  /** Title of the error summary, if not the default. */
  invalid?: string
  /** Returns the label of a field by its path, if the error alone is not clear in the summary. */
  getLabel?: (field: string) => string
}

/**
 * A form with an error summary above it that links to each field. Typed input is kept in every case, also when
 * validation or sending throws. The form is sent once at a time, even if clicked again before rendering. If a field is
 * not ready (`useWaitBeforeSubmit`), the submit waits for the field.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  problem,
  invalid,
  getLabel,
  children,
  ...props
}: FormProps<Values>) {
  const busy = useRef(false)
  const uiText = useUiText()
  const [hasFailed, setHasFailed] = useState(false)
  const [waits] = useState(() => new Set<SubmitWait>())
  const [isWaiting, setIsWaiting] = useState(false)
  const send = useRef(onSubmit)
  send.current = onSubmit
  const waitForFieldsReady = async () => {
    const pending = [...waits].flatMap((wait) => wait() ?? [])
    if (pending.length === 0) return
    setIsWaiting(true)
    await Promise.all(pending)
    setIsWaiting(false)
    // Waits for a render, since fields publish their result when they render.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setHasFailed(false)
    const element = event.currentTarget
    try {
      if (waits.size > 0) await waitForFieldsReady()
      if (!element.isConnected) return
      const unreadable = findUnreadableInputs(element)
      await form.handleSubmit(unreadable.length > 0 ? () => {} : send.current)(event)
      for (const [index, { name, validationMessage: message }] of unreadable.entries())
        form.setError(
          name as Path<Values>,
          { type: rejectedInputErrorType, message },
          { shouldFocus: index === 0 },
        )
    } catch (error) {
      reportError(error)
      setHasFailed(true)
    } finally {
      busy.current = false
    }
  }
  return (
    <FormProvider {...form}>
      <SubmitWaitsContext value={waits}>
        <BusyForm isWaiting={isWaiting} onSubmit={(event) => void handleSubmit(event)} {...props}>
          <ErrorSummary
            problem={problem ?? (hasFailed ? uiText('form_failed') : null)}
            title={invalid}
            getLabel={getLabel}
          />
          {children}
        </BusyForm>
      </SubmitWaitsContext>
    </FormProvider>
  )
}

/** Finds inputs whose text is no valid value, such as a number with two commas, and which have no form value. */
const findUnreadableInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  )

/** The form element with its busy state. A separate component, so that fields do not render again. */
function BusyForm({ isWaiting, ...props }: StyledProps<'form'> & { isWaiting: boolean }) {
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
