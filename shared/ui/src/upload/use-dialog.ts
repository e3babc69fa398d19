import { useEffect, useState } from 'react'
import type { Dialog } from '../dialog.tsx'

/** The dialog's code, once it has come. */
let known: typeof Dialog | null = null

/**
 * The dialog, whose code is fetched when it is first wanted: it is most of what sending files needs, and a page with a place to
 * send them has no use for it until somebody does. Null until it is there; throws where it does not come, for the boundary around.
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
