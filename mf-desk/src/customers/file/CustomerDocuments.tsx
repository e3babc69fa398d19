import type { DeskDocument } from '@portal/contract/desk/document'
import { displayName } from '@portal/domain/upload/file-name'
import { itemPath } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { actingRow } from '@portal/remote-kit/staff'
import { Box, Card, chakra, EmptyState, Link, Text } from '@portal/ui'
import { documentsPath } from '../../shared/paths.ts'
import { ReviewBadge } from '../../shared/ReviewBadge.tsx'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'

/** Documents in the file, with the review status of those that the customer sent. */
export function CustomerDocuments({ documents }: { documents: readonly DeskDocument[] }) {
  const text = useText()
  const moment = useMoment()
  if (documents.length === 0)
    return (
      <Card>
        <EmptyState title={text('documents_none')}>{text('documents_none_hint')}</EmptyState>
      </Card>
    )
  return (
    <Card>
      <chakra.ul>
        {documents.map((document) => (
          <chakra.li key={document.id} css={actingRow}>
            <Box minW="0" flex="1 1 14em">
              <Link href={itemPath(documentsPath, document.id)} fontWeight={600} lang="nl">
                {displayName(document.name)}
              </Link>
              <Text textStyle="meta" color="ink2">
                {text(document.from_customer ? 'sent_by_customer' : 'sent_by_tenant', {
                  at: moment(document.created_at),
                })}
                {document.by && ` (${text('acted_by', { name: document.by })})`}
              </Text>
              {document.review?.reason && (
                <Text textStyle="meta" color="ink2">
                  <Dutch>{document.review.reason}</Dutch>
                </Text>
              )}
            </Box>
            <ReviewBadge document={document} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
