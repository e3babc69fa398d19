import type { Document } from '@portal/contract/document'
import { Card, Flex, Heading, Text } from '@portal/ui'
import { useId } from 'react'
import { Rows } from '../shared/Rows.tsx'
import { useText } from '../texts.ts'
import type { Category } from './category.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { minutesLeft } from './time-left.ts'
import { useNow } from './use-now.ts'
import { documentKey, type RowActions } from './use-row-actions.ts'

interface Props {
  category: Category
  documents: readonly Document[]
  actions: RowActions
}

/** Documents of one category. */
export function DocumentGroup({ category, documents, actions }: Props) {
  const text = useText()
  const id = useId()
  const now = useNow(documents.some(({ deletable }) => deletable))
  return (
    <Card aria-labelledby={id} pb={{ base: '2', md: '3' }}>
      <Flex align="baseline" gap="3" wrap="wrap" mb="1">
        <Heading level={2} look="question" id={id}>
          {text(`doc_group_${category}`)}
        </Heading>
        <Text textStyle="meta" color="ink2">
          {text('doc_count', { count: documents.length })}
        </Text>
      </Flex>
      <Rows items={documents} keyOf={documentKey} height={77}>
        {(document) => (
          <DocumentRow document={document} minutes={minutesLeft(document, now)} actions={actions} />
        )}
      </Rows>
    </Card>
  )
}
