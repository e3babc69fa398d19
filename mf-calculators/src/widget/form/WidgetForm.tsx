import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { focusAndScrollIntoView } from '../focus-and-scroll-into-view.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { type FormContextValue, FormProvider, useFormatFieldError } from './form-context.ts'
import type { FieldError } from './form-reader.ts'

interface WidgetFormProps {
  form: FormContextValue
  /** Number of submits; on each one the error summary takes the focus. */
  submitCount: number
  onSubmit: () => void
  children: ReactNode
}

/** A form with an error summary above it that links to each field. Typed values are never lost. */
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
