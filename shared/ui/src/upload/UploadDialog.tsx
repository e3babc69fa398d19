import type { ReactNode } from 'react'
import { UploadSteps } from './UploadSteps.tsx'
import type { Uploads } from './uploads-interface.ts'
import { useLazyDialog } from './use-lazy-dialog.ts'

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
