import type { Document } from '@portal/contract/document'
import { maxDeletableAgeMs } from '@portal/domain/deletable-document'
import { useCurrentTime } from '@portal/remote-kit'
import { Card, Flex, Heading, Text } from '@portal/ui'
import { useId } from 'react'
import { RowList } from '../shared/RowList.tsx'
import { useText } from '../texts.ts'
import { DocumentRow } from './DocumentRow.tsx'
import type { DocumentCategory } from './document-category.ts'
import { type DocumentRowActions, toDocumentKey } from './use-document-row-actions.ts'

/**
 * Returns the minutes in which a document can still be deleted, 1 … 60; null if deletion is not possible. The server
 * decides whether a document can be deleted (DOC-08); only the countdown uses the device's clock.
 */
export function calculateDeletionMinutesLeft(
  { deletable, created_at }: Document,
  now: number,
): number | null {
  if (!deletable) return null
  const left = Date.parse(created_at ?? '') + maxDeletableAgeMs - now
  return Number.isNaN(left) ? null : Math.min(60, Math.max(1, Math.ceil(left / 60_000)))
}

interface DocumentGroupProps {
  category: DocumentCategory
  documents: readonly Document[]
  actions: DocumentRowActions
}

export function DocumentGroup({ category, documents, actions }: DocumentGroupProps) {
  const text = useText()
  const id = useId()
  const now = useCurrentTime(documents.some(({ deletable }) => deletable) ? 10_000 : null)
  return (
    <Card aria-labelledby={id} pb={{ base: '2', md: '3' }}>
      <Flex align="baseline" gap="3" wrap="wrap" mb="1">
        <Heading level={2} textStyle="subsection" id={id}>
          {text(`doc_group_${category}`)}
        </Heading>
        <Text textStyle="meta" color="ink2">
          {text('doc_count', { count: documents.length })}
        </Text>
      </Flex>
      <RowList items={documents} getKey={toDocumentKey} height={77}>
        {(document) => (
          <DocumentRow
            document={document}
            deletionMinutesLeft={calculateDeletionMinutesLeft(document, now)}
            actions={actions}
          />
        )}
      </RowList>
    </Card>
  )
}
