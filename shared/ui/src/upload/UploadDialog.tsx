import type { ReactNode } from 'react'
import { UploadSteps } from './UploadSteps.tsx'
import type { Uploads } from './uploads-interface.ts'
import { useDialog } from './use-dialog.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** What is requested. */
  about?: ReactNode
  uploads: Required<Uploads>
}

/** Upload dialog with steps: pick, confirm, uploading, then success, or failure with retry (UPLOAD-01). */
export function UploadDialog({ uploads, ...props }: Props) {
  const Dialog = useDialog(props.open)
  return (
    Dialog && (
      <Dialog {...props}>
        <UploadSteps uploads={uploads} onClose={props.onClose} />
      </Dialog>
    )
  )
}
