import { type DeskDocument, getDeskDocumentFacts } from '@portal/contract/desk/document'
import type { Id } from '@portal/contract/wire'
import { displayName } from '@portal/domain/upload/file-name'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Heading, Link, Stack, Text } from '@portal/ui'
import { customerPath } from '../shared/paths.ts'
import { ReviewBadge } from '../shared/ReviewBadge.tsx'
import { listSkeleton } from '../shared/skeleton.ts'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useMoment } from '../shared/use-moment.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { Verdict } from './Verdict.tsx'

const DocumentFile = lazyWithRetry(() => import(/* webpackChunkName: "viewer" */ './DocumentFile.tsx'))

interface Props {
  id: Id
  /** Documents to review, in order. */
  waiting: readonly DeskDocument[]
  /** Called after a decision by this user. */
  onDecided: (id: Id) => void
}

/** Review of a document: customer, request, content, and decision. */
export function Review({ id, waiting, onDecided }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const moment = useMoment()
  const read = useCurrent(getDeskDocumentFacts, { params: { tenant, id } })
  return (
    <QueryView read={read} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('document_error')]}>
      {({ data: document }) => {
        const request = document.asked_for
        return (
          <Card>
            <Stack gap="4">
              <div>
                <Heading level={2} lang="nl">
                  {displayName(document.name)}
                </Heading>
                <Text color="ink2">
                  <Link href={customerPath(document.customer.id)}>{document.customer.name}</Link>
                  {`, ${moment(document.created_at)}`}
                </Text>
              </div>
              <Text>
                {request ? (
                  <>
                    {text('asked_as')}{' '}
                    <Dutch>{[request.name, request.comment].filter(Boolean).join(': ')}</Dutch>
                  </>
                ) : (
                  text('asked_by_nobody')
                )}
              </Text>
              {document.review && <ReviewBadge document={document} />}
              {document.review?.reason && (
                <Text>
                  <Dutch>{document.review.reason}</Dutch>
                </Text>
              )}
              {may && !document.review && document.from_customer && (
                <Verdict document={document} waiting={waiting} onDecided={onDecided} />
              )}
              <DocumentFile document={document} />
            </Stack>
          </Card>
        )
      }}
    </QueryView>
  )
}
