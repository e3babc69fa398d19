import { useEffect, useState } from 'react'
import type { Dialog } from '../dialog.tsx'

let loadedDialog: typeof Dialog | null = null

/**
 * Returns the dialog component, or null while it loads. It contains most of the upload code, so it loads when `wanted`
 * is first true. If loading fails, throws to the error boundary.
 */
export function useLazyDialog(wanted: boolean): typeof Dialog | null {
  const [, setCame] = useState(loadedDialog !== null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!wanted || loadedDialog) return
    let here = true
    import(/* webpackChunkName: "upload-dialog" */ '../dialog.tsx').then(
      ({ Dialog }) => {
        loadedDialog = Dialog
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
  return loadedDialog
}
