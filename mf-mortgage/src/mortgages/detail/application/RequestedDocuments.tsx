import type { ProgressItem } from '@portal/contract/mortgage'
import { getDocumentStatus } from '@portal/domain/document-progress'
import { Card, Heading } from '@portal/ui'
import { RequestedRow } from '@portal/ui/upload'
import { useText } from '../../../texts.ts'
import { SendRequestedDocumentDialog } from './SendRequestedDocumentDialog.tsx'
import { useItemUploads } from './use-item-uploads.ts'

interface RequestedDocumentsProps {
  items: readonly ProgressItem[]
  /**
   * Id of the document for which the upload dialog is open; 'any' if the customer still chooses a document, null if the
   * dialog is closed.
   */
  sending: ProgressItem['id'] | 'any' | null
  onSend: (item: ProgressItem['id'] | 'any' | null) => void
}

/** Required documents of an application by status: missing, in review or complete. */
export default function RequestedDocuments({ items, sending, onSend }: RequestedDocumentsProps) {
  const text = useText()
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('progress_title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <RequestedItem key={item.id} item={item} onSend={() => onSend(item.id)} />
        ))}
      </ul>
      <SendRequestedDocumentDialog items={items} sending={sending} onSend={onSend} />
    </Card>
  )
}

function RequestedItem({ item, onSend }: { item: ProgressItem; onSend: () => void }) {
  const uploads = useItemUploads(item.id)
  const { name, comment } = item
  return <RequestedRow {...{ name, comment, uploads, onSend }} status={getDocumentStatus(item)} />
}
