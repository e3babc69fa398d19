import { type DeskDocument, getDeskDocumentDetails } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { QueryView } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Card, Heading, Link, Stack, Text } from '@portal/ui'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { ReviewBadge } from '../shared/ReviewBadge.tsx'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useDeskData } from '../shared/use-desk-data.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { DocumentVerdict } from './DocumentVerdict.tsx'

const DocumentFileViewer = lazyWithRetry(
  () => import(/* webpackChunkName: "viewer" */ './DocumentFileViewer.tsx'),
)

interface DocumentReviewProps {
  id: Id
  /** Documents to review, in order. */
  documentsToReview: readonly DeskDocument[]
  /** Called after this user accepted or rejected the document. */
  onDecided: (id: Id) => void
}

/** Review of a document: customer, request, content, and decision. */
export function DocumentReview({ id, documentsToReview, onDecided }: DocumentReviewProps) {
  const text = useText()
  const may = useCanEdit()
  const formatDateTime = useFormatDateTime()
  const read = useDeskData(getDeskDocumentDetails, { params: { id } })
  return (
    <QueryView read={read} placeholder={listPlaceholder} error={[text('document_error')]}>
      {({ data: document }) => {
        const request = document.asked_for
        return (
          <Card>
            <Stack gap="4">
              <div>
                <Heading level={2} lang="nl">
                  {toDisplayFileName(document.name)}
                </Heading>
                <Text color="ink2">
                  <Link href={getCustomerPath(document.customer.id)}>{document.customer.name}</Link>
                  {`, ${formatDateTime(document.created_at)}`}
                </Text>
              </div>
              <Text>
                {request ? (
                  <>
                    {text('asked_as')}{' '}
                    <DutchText>{[request.name, request.comment].filter(Boolean).join(': ')}</DutchText>
                  </>
                ) : (
                  text('asked_by_nobody')
                )}
              </Text>
              {document.review && <ReviewBadge document={document} />}
              {document.review?.reason && (
                <Text>
                  <DutchText>{document.review.reason}</DutchText>
                </Text>
              )}
              {may && !document.review && document.from_customer && (
                <DocumentVerdict
                  document={document}
                  documentsToReview={documentsToReview}
                  onDecided={onDecided}
                />
              )}
              <DocumentFileViewer document={document} />
            </Stack>
          </Card>
        )
      }}
    </QueryView>
  )
}
