import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { rejectedInputErrorType } from './use-field-error.ts'
import { type SubmitWait, SubmitWaitsContext } from './wait-before-submit.ts'

interface FormProps<Values extends FieldValues> extends Omit<StyledProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>
  /** Submits the form. Further submits do nothing while the promise is pending. */
  onSubmit: (values: Values) => unknown
  /** Reason why the last submit failed, if it did. It takes the focus when it appears. */
  problem?: string | null
  /** Title of the error summary, if it differs from the default. */
  invalid?: string
  /** Returns the label of a field by its path, for errors that are not clear without it in the summary. */
  getLabel?: (field: string) => string
}

/**
 * A form with an error summary above it that links to each invalid field. The typed input always stays, also when
 * validation or sending throws. A second submit has no effect while the first is running. Before validation, the form
 * waits for fields that are not ready (`useWaitBeforeSubmit`).
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
    // Waits for the next render, because a field that was not ready passes its value to the form only when it
    // renders.
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

/**
 * Finds inputs whose text is not a valid value, such as a number with two commas. Such inputs have no value in the
 * form.
 */
const findUnreadableInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  )

/** The form element with its busy state. It is a separate component, so that fields do not render again. */
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
