import type { Dialog } from '@portal/ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { UploadSteps } from './UploadSteps.tsx'
import type { Uploads } from './uploads-interface.ts'

let loadedDialog: typeof Dialog | null = null

/**
 * Returns the dialog component, or null while it loads. It contains most of the upload code, so it loads when `wanted`
 * is first true. If loading fails, throws to the error boundary.
 */
function useLazyDialog(wanted: boolean): typeof Dialog | null {
  const [, setCame] = useState(loadedDialog !== null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!wanted || loadedDialog) return
    let here = true
    import('@portal/ui/dialog').then(
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

interface UploadDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Name of the requested document. */
  about?: ReactNode
  uploads: Required<Uploads>
}

/**
 * Dialog for an upload, with the steps pick, confirm, uploading, and success or failure (UPLOAD-01). After a failure,
 * the customer can try again.
 */
export function UploadDialog({ uploads, ...props }: UploadDialogProps) {
  const Dialog = useLazyDialog(props.open)
  return (
    Dialog && (
      <Dialog {...props}>
        <UploadSteps uploads={uploads} onClose={props.onClose} />
      </Dialog>
    )
  )
}
