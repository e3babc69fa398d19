import type { ProgressItem } from '@portal/contract/mortgage'
import { useUploads } from '@portal/remote-kit/upload'
import { UploadDialog } from '@portal/ui/upload'

/** Sends the document that a mortgage waits for. */
export default function AnswerRequest({ item, onClose }: { item: ProgressItem; onClose: () => void }) {
  const uploads = useUploads({ mortgage_progress_id: item.id, screen: 'documenten' })
  return <UploadDialog open onClose={onClose} title={item.name} about={item.comment} uploads={uploads} />
}
