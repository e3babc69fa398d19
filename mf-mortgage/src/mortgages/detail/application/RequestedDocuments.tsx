import { RequestedDocumentRow, UploadSteps } from '@portal/blocks/upload'
import { useUploads } from '@portal/blocks/use-uploads'
import type { MortgageProgressItem } from '@portal/contract/mortgage'
import { filterMissingDocuments, getDocumentStatus } from '@portal/domain/document-progress'
import { DutchText } from '@portal/remote-kit/dutch'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Card, chakra, Heading, Icon } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../../texts.ts'

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

interface SendRequestedDocumentDialogProps {
  items: readonly MortgageProgressItem[]
  /**
   * Id of the document for which the dialog is open; 'any' if the customer still chooses a document, null if the dialog
   * is closed.
   */
  dialogDocumentId: MortgageProgressItem['id'] | 'any' | null
  onSend: (item: MortgageProgressItem['id'] | 'any' | null) => void
}

/**
 * Dialog to send required documents (MORTGAGE-06): the customer chooses the document if several are missing, then its
 * file.
 */
function SendRequestedDocumentDialog({ items, dialogDocumentId, onSend }: SendRequestedDocumentDialogProps) {
  const text = useText()
  const shown = useLastNonNull(dialogDocumentId)
  const missing = filterMissingDocuments(items)
  const wanted = items.find(({ id }) => id === shown)
  const closeDialog = () => onSend(null)
  return (
    <Dialog
      open={dialogDocumentId !== null}
      onClose={closeDialog}
      title={text(wanted ? 'progress_send_title' : 'progress_choose')}
      about={wanted ? <DutchText>{wanted.name}</DutchText> : text('progress_choose_hint')}
    >
      {wanted ? (
        <DocumentUploadDialog key={wanted.id} item={wanted} onClose={closeDialog} />
      ) : (
        <ul>
          {missing.map(({ id, name }) => (
            <li key={id}>
              <Button
                kind="quiet"
                w="100%"
                justifyContent="space-between"
                textAlign="start"
                onClick={() => onSend(id)}
              >
                <chakra.span overflowWrap="anywhere" minW="0" lang="nl">
                  {name}
                </chakra.span>
                <Icon name="chevron-right" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function DocumentUploadDialog({ item, onClose }: { item: MortgageProgressItem; onClose: () => void }) {
  return <UploadSteps uploads={useDocumentUploads(item.id)} onClose={onClose} />
}

/** Files sent for a requested document. Their state is kept until the page closes (UPLOAD-05). */
const useDocumentUploads = (id: MortgageProgressItem['id']) =>
  useUploads({ mortgage_progress_id: id, screen: 'hypotheek' })
