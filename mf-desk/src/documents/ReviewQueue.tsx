import type { DeskDocument } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { getListItemPath } from '@portal/remote-kit'
import { staffRowCss } from '@portal/remote-kit/staff'
import { Card, chakra, Link, Text } from '@portal/ui'
import { documentsPath } from '../shared/desk-paths.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { useText } from '../texts.ts'

interface ReviewQueueProps {
  documents: readonly DeskDocument[]
  /** Id of the open document. */
  openDocumentId: Id
}

const currentRowCss = { borderInlineStartWidth: '3px', borderInlineStartColor: 'link', pl: '3' }

/** Documents to review, oldest first; the open one is highlighted. */
export function ReviewQueue({ documents, openDocumentId }: ReviewQueueProps) {
  const text = useText()
  if (documents.length === 0)
    return (
      <Card>
        <Text color="ink2">{text('documents_empty')}</Text>
      </Card>
    )
  return (
    <Card>
      <chakra.ul aria-label={text('documents_waiting')}>
        {documents.map((document) => {
          const isOpen = String(document.id) === String(openDocumentId)
          return (
            <chakra.li key={document.id} css={[staffRowCss, isOpen ? currentRowCss : {}]}>
              <Link
                href={getListItemPath(documentsPath, document.id)}
                fontWeight={600}
                lang="nl"
                aria-current={isOpen || undefined}
              >
                {toDisplayFileName(document.name)}
              </Link>
              <Text textStyle="meta" color="ink2">
                {document.customer.name}
              </Text>
              <WaitingTime since={document.created_at} />
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Card>
  )
}
