import { FormProvider, type UseFormReturn, useFormContext } from '@portal/ui/form-parts'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { focusAndScrollIntoView } from '../focus-and-scroll-into-view.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'

interface WidgetFormProps {
  form: UseFormReturn
  onSubmit: FormEventHandler
  children: ReactNode
}

/** A form with an error summary above it that links to each field. Typed values are never lost. */
export const WidgetForm = ({ form, onSubmit, children }: WidgetFormProps) => (
  <FormProvider {...form}>
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary />
      {children}
    </form>
  </FormProvider>
)

/**
 * Summary of the invalid fields. It takes the focus after each submit with errors. Fields are read from the page for
 * their order, since react-hook-form puts fields that appear later at the end.
 */
function ErrorSummary() {
  const { text, host } = useWidget()
  const { formState, getFieldState } = useFormContext()
  const { submitCount } = formState
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount > 0) focusAndScrollIntoView(host, box.current)
  }, [submitCount, host])
  const fieldErrors = [...document.querySelectorAll<HTMLInputElement>('[data-label]')].flatMap(
    ({ name, dataset: { label } }) => {
      const message = getFieldState(name, formState).error?.message
      return message ? [{ name, label, message }] : []
    },
  )
  if (fieldErrors.length === 0) return null
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
          {fieldErrors.map(({ name, label, message }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusAndScrollIntoView(host, document.querySelector(`[name="${name}"]`))
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
        <p className="meta">{text('form_kept')}</p>
      </div>
    </div>
  )
}
