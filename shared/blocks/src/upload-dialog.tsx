import { UploadSteps, type Uploads } from '@portal/blocks/upload'
import { Dialog } from '@portal/ui/dialog'
import type { ReactNode } from 'react'

export interface UploadDialogProps {
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
  return (
    <Dialog {...props}>
      <UploadSteps uploads={uploads} onClose={props.onClose} />
    </Dialog>
  )
}
