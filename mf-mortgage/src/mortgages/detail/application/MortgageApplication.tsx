import type { Mortgage, MortgageProgressItem } from '@portal/contract/mortgage'
import { filterMissingDocuments } from '@portal/domain/document-progress'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, Card, Flex, Heading, Skeleton } from '@portal/ui'
import { useState } from 'react'
import { ApplicationProgress } from '../../../shared/ApplicationProgress.tsx'
import { ApplicationStepBadge } from '../../../shared/MortgageStatus.tsx'
import { useText } from '../../../texts.ts'

const LazyRequestedDocuments = lazyWithRetry(
  () => import(/* webpackChunkName: "requested-items" */ './RequestedDocuments.tsx'),
  {
    placeholder: ({ items }) => (
      <Skeleton h={`${items.length * requestedDocumentHeightPixels + 90}px`} rounded="card" />
    ),
  },
)

/** Height of a requested document's row without a comment, in pixels. */
const requestedDocumentHeightPixels = 69

/** Status of an application, and its required documents (MORTGAGE-06). */
export function MortgageApplication({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const [sending, setSending] = useState<MortgageProgressItem['id'] | 'any' | null>(null)
  const items = mortgage.progress ?? []
  const missing = mortgage.openProgress ?? 0
  const [only, ...rest] = filterMissingDocuments(items)
  return (
    <>
      <Card display="grid" gap="5">
        <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px">
          <Heading level={3}>{text('application_progress')}</Heading>
          <ApplicationStepBadge mortgage={mortgage} />
        </Flex>
        <ApplicationProgress mortgage={mortgage} />
        {missing > 0 && items.length > 0 && (
          <Button
            icon="upload"
            justifySelf="start"
            onClick={() => setSending(only && rest.length === 0 ? only.id : 'any')}
            _print={{ display: 'none' }}
          >
            {text('application_send', { count: missing })}
          </Button>
        )}
      </Card>
      {items.length > 0 && (
        <LazyRequestedDocuments items={items} dialogDocumentId={sending} onSend={setSending} />
      )}
    </>
  )
}
