import { useEffect, useState } from 'react'
import type { Dialog } from '../dialog.tsx'

/** The dialog's code, after it was loaded. */
let known: typeof Dialog | null = null

/**
 * The upload dialog, loaded when first needed: it is most of the upload code. Null while loading; throws to the error
 * boundary on failure.
 */
export function useDialog(wanted: boolean): typeof Dialog | null {
  const [, setCame] = useState(known !== null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!wanted || known) return
    let here = true
    import(/* webpackChunkName: "upload-dialog" */ '../dialog.tsx').then(
      ({ Dialog }) => {
        known = Dialog
        if (here) setCame(true)
      },
      (reason: unknown) => {
        if (here) setError(reason)
      },
    )
    return () => {
      here = false
    }
  }, [wanted])
  if (error) throw error
  return known
}
