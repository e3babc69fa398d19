import { UploadDialog } from '@portal/blocks/upload-dialog'
import { useUploads } from '@portal/blocks/use-uploads'
import type { ToDo } from '@portal/domain/to-do/to-do'

export default function RequestedDocumentUploadDialog({
  toDo,
  onClose,
}: {
  toDo: ToDo
  onClose: () => void
}) {
  const { kind, id, title, about } = toDo
  const uploads = useUploads({
    ...(kind === 'damage' ? { damage_progress_id: id } : { mortgage_progress_id: id }),
    screen: 'documenten',
  })
  return <UploadDialog open onClose={onClose} title={title} about={about} uploads={uploads} />
}
