import { useEffect, useState } from 'react'
import type { Dialog } from '../dialog.tsx'

let loadedDialog: typeof Dialog | null = null

/**
 * The upload dialog, which contains most of the upload code and loads on first use. Null while loading; throws to the
 * error boundary on failure.
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
