import type { Begun } from '@portal/remote-kit'
import type { useForm } from '@portal/ui/form'
import { useEffect, useRef } from 'react'

/** What was typed on top of what was on file then. */
export interface Typed<Values> {
  base: Values
  typed: Values
}

/** Where what is typed is kept until it is saved. */
export interface Drafting<Values> {
  begun: Begun<Typed<Values>> | null
  keep: (draft: Typed<Values>) => void
  drop: () => Promise<void>
}

interface Keeping<Values> extends Pick<Drafting<Values>, 'keep' | 'drop'> {
  /** What is to be kept now; null where it is what is on file. */
  draft: () => Typed<Values> | null
  /** Called at every change of the form, the customer's and others. */
  onChange: () => void
}

/** Time after which what is typed is kept on the device, in milliseconds. */
const keepAfter = 200

/** Keeps what is typed into a form, shortly after it was and at the latest when the page or the form goes. */
export function useKeeping<Values extends object>(
  form: ReturnType<typeof useForm<Values>>,
  keeping: Keeping<Values>,
): void {
  const latest = useRef(keeping)
  latest.current = keeping
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      clearTimeout(timer)
      timer = undefined
      const { draft, keep, drop } = latest.current
      const now = draft()
      if (now) keep(now)
      else void drop()
    }
    const leave = () => timer !== undefined && keepNow()
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        latest.current.onChange()
        clearTimeout(timer)
        timer = setTimeout(keepNow, keepAfter)
      },
    })
    addEventListener('pagehide', leave)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [form])
}
