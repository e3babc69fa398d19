import { formatWholeEuro } from '@portal/domain/format/format-money'
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { focusAndScrollIntoView } from '../focus-and-scroll-into-view.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import type { FieldError } from './form-reader.ts'
import type { FormValues } from './form-values.ts'

export interface FormContextValue {
  values: FormValues
  change(name: string, value: string): void
  fieldErrors: readonly FieldError[]
}

const FormContext = createContext<FormContextValue | null>(null)

export const FormProvider = FormContext.Provider

export function useFormContext(): FormContextValue {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('not in a form')
  return parts
}

export function useFormatFieldError(): (fieldError: FieldError) => string {
  const { text, language } = useWidget()
  return ({ text: id, max: most }) =>
    text(id, most === undefined ? {} : { most: formatWholeEuro(most, language) })
}

interface WidgetFormProps {
  form: FormContextValue
  /** Number of submits; on each one the error summary takes the focus. */
  submitCount: number
  onSubmit: () => void
  children: ReactNode
}

/**
 * A form with an error summary above it that links to each field. Typed values are never lost. The widgets do not use
 * `@portal/ui/form`, because react-hook-form alone has 13 of the 30 kB that a widget may have, and the fields 75 more.
 */
export function WidgetForm({ form, submitCount, onSubmit, children }: WidgetFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FormProvider value={form}>
      <form className="form" noValidate onSubmit={handleSubmit}>
        <ErrorSummary fieldErrors={form.fieldErrors} attempts={submitCount} />
        {children}
      </form>
    </FormProvider>
  )
}

function ErrorSummary({ fieldErrors, attempts }: { fieldErrors: readonly FieldError[]; attempts: number }) {
  const { text, host } = useWidget()
  const formatFieldError = useFormatFieldError()
  const box = useRef<HTMLDivElement>(null)
  const wrong = fieldErrors.length > 0
  useEffect(() => {
    if (attempts > 0 && wrong) focusAndScrollIntoView(host, box.current)
  }, [attempts, wrong, host])
  if (!wrong) return null
  return (
    <div ref={box} className="notice bad" role="alert" tabIndex={-1}>
      <WidgetIcon name="warning" />
      <div>
        <p className="strong">
          {fieldErrors.length === 1
            ? text('form_one_problem')
            : text('form_problems', { count: fieldErrors.length })}
        </p>
        <ul>
          {fieldErrors.map((fieldError) => (
            <li key={fieldError.name}>
              <a
                href={`#${fieldError.name}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusAndScrollIntoView(host, document.querySelector(`[name="${fieldError.name}"]`))
                }}
              >
                {text(fieldError.label)}: {formatFieldError(fieldError)}
              </a>
            </li>
          ))}
        </ul>
        <p className="meta">{text('form_kept')}</p>
      </div>
    </div>
  )
}
