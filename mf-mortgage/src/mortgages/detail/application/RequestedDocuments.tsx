import { RequestedDocumentRow } from '@portal/blocks/upload'
import type { MortgageProgressItem } from '@portal/contract/mortgage'
import { getDocumentStatus } from '@portal/domain/document-progress'
import { Card, Heading } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { SendRequestedDocumentDialog } from './SendRequestedDocumentDialog.tsx'
import { useDocumentUploads } from './use-document-uploads.ts'

interface RequestedDocumentsProps {
  items: readonly MortgageProgressItem[]
  /**
   * Id of the document for which the upload dialog is open; 'any' if the customer still chooses a document, null if the
   * dialog is closed.
   */
  dialogDocumentId: MortgageProgressItem['id'] | 'any' | null
  onSend: (item: MortgageProgressItem['id'] | 'any' | null) => void
}

/** Required documents of an application by status: missing, in review or complete. */
export default function RequestedDocuments({ items, dialogDocumentId, onSend }: RequestedDocumentsProps) {
  const text = useText()
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('progress_title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <UploadableDocumentRow key={item.id} item={item} onSend={() => onSend(item.id)} />
        ))}
      </ul>
      <SendRequestedDocumentDialog items={items} dialogDocumentId={dialogDocumentId} onSend={onSend} />
    </Card>
  )
}

function UploadableDocumentRow({ item, onSend }: { item: MortgageProgressItem; onSend: () => void }) {
  const uploads = useDocumentUploads(item.id)
  const { name, comment } = item
  return <RequestedDocumentRow {...{ name, comment, uploads, onSend }} status={getDocumentStatus(item)} />
}
