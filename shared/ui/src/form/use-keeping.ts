import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Keeping<Draft> {
  /** What is to be kept now; null where nothing is. */
  draft: () => Draft | null
  keep: (draft: Draft) => void
  drop: () => void | Promise<void>
  /** Called at every change of the form, the customer's and others. */
  onChange?: () => void
}

/** Time after which what is typed is kept on the device, in milliseconds. */
const keepAfter = 200

/** Keeps what is typed into a form, shortly after it was and at the latest when the page or the form goes. */
export function useKeeping<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values>,
  keeping: Keeping<Draft>,
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
        latest.current.onChange?.()
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
