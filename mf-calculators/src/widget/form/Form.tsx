import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useWidget } from '../context.ts'
import { Icon } from '../icon.tsx'
import { showAndFocus } from '../show.ts'
import { type FormParts, FormProvider } from './context.ts'
import type { Mistake } from './read.ts'

interface Props {
  form: FormParts
  /** How often it was sent: each time anew the summary takes focus. */
  attempts: number
  onSubmit: () => void
  children: ReactNode
}

/** A form whose mistakes stand together above it, with a link to each field. What was typed stays, whatever happens. */
export function Form({ form, attempts, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FormProvider value={form}>
      <form className="form" noValidate onSubmit={submit}>
        <Summary mistakes={form.mistakes} attempts={attempts} />
        {children}
      </form>
    </FormProvider>
  )
}

function Summary({ mistakes, attempts }: { mistakes: readonly Mistake[]; attempts: number }) {
  const { text, host } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  const wrong = mistakes.length > 0
  useEffect(() => {
    if (attempts > 0 && wrong) showAndFocus(host, box.current)
  }, [attempts, wrong, host])
  if (!wrong) return null
  return (
    <div ref={box} className="notice bad" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className="strong">
          {mistakes.length === 1
            ? text('form_one_problem')
            : text('form_problems', { count: mistakes.length })}
        </p>
        <ul>
          {mistakes.map((mistake) => (
            <li key={mistake.name}>
              <a
                href={`#${mistake.name}`}
                onClick={(event) => {
                  event.preventDefault()
                  showAndFocus(host, document.querySelector(`[name="${mistake.name}"]`))
                }}
              >
                {text(mistake.label)}: {text(mistake.text, mistake.values)}
              </a>
            </li>
          ))}
        </ul>
        <p className="meta">{text('form_kept')}</p>
      </div>
    </div>
  )
}
