import type { DeskDocument } from '@portal/contract/desk/desk-document'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { getListItemPath } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Box, Card, chakra, EmptyState, Link, Text } from '@portal/ui'
import { documentsPath } from '../../shared/desk-paths.ts'
import { ReviewBadge } from '../../shared/ReviewBadge.tsx'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'

/** Lists the documents in the customer's file, with the review status of those that the customer sent. */
export function CustomerDocuments({ documents }: { documents: readonly DeskDocument[] }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
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
          <chakra.li key={document.id} css={staffActionRowCss}>
            <Box minW="0" flex="1 1 14em">
              <Link href={getListItemPath(documentsPath, document.id)} fontWeight={600} lang="nl">
                {toDisplayFileName(document.name)}
              </Link>
              <Text textStyle="meta" color="ink2">
                {text(document.from_customer ? 'sent_by_customer' : 'sent_by_tenant', {
                  at: formatDateTime(document.created_at),
                })}
                {document.by && ` (${text('acted_by', { name: document.by })})`}
              </Text>
              {document.review?.reason && (
                <Text textStyle="meta" color="ink2">
                  <DutchText>{document.review.reason}</DutchText>
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
