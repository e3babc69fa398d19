import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { useWords } from '../words/words.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { refused } from './use-field-error.ts'
import { SubmitWaits, type Wait } from './wait-before-submit.ts'

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
 * What was typed stays, whatever happens, also where checking or sending it fails unexpectedly, and it is sent once at a
 * time: a second press may come before the first has been drawn. A press while a field is not ready (`useWaitBeforeSubmit`)
 * sends it as soon as that is.
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
  const word = useWords()
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
    // Fields hand over what came of it when they render.
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

/** Inputs that hold what the form cannot read, such as a number of two commas: the form itself has no value of them. */
const unreadableIn = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.customError,
  )

/** The form's element, which tells that what it holds is on its way: alone, since no field has to be drawn anew for that. */
function Sending({ isWaiting, ...props }: HTMLChakraProps<'form'> & { isWaiting: boolean }) {
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
