import { getDocumentsToReview } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { ListRoutes, QueryView, useOpenedItem } from '@portal/remote-kit'
import { Grid, Page, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { documentsPath } from '../shared/desk-paths.ts'
import { listPlaceholder } from '../shared/placeholders.tsx'
import { polled, useDeskData } from '../shared/use-desk-data.ts'
import { useLiveUpdates } from '../shared/use-live-updates.ts'
import { useText } from '../texts.ts'
import { DocumentReview } from './DocumentReview.tsx'
import { ReviewQueue } from './ReviewQueue.tsx'

/**
 * The document to show if the URL names none: the first one that waits for review. The choice does not change when a
 * colleague decides on that document or another one comes before it. Excludes documents decided on this screen, even if
 * the loaded list still has them.
 */
function useShownDocument() {
  const first = useRef<Id>(undefined)
  const [decided, setDecided] = useState<readonly Id[]>([])
  return {
    decided,
    decide: (id: Id) => {
      first.current = undefined
      setDecided((before) => [...before, id])
    },
    held: (waiting: readonly { id: Id }[]): Id | undefined => {
      first.current ??= waiting[0]?.id
      return first.current
    },
  }
}

/** Screen with documents from customers: the list of documents to review, beside the open document. */
export default function DocumentsScreen() {
  return (
    <ListRoutes path={documentsPath}>
      <DocumentsToReview />
    </ListRoutes>
  )
}

const documentColumnsCss = { base: 'minmax(0,1fr)', lg: '320px minmax(0,1fr)' }

function DocumentsToReview() {
  const text = useText()
  useLiveUpdates()
  const { id } = useOpenedItem(documentsPath)
  const { decided, decide, held } = useShownDocument()
  const waiting = useDeskData(getDocumentsToReview, {}, polled)
  return (
    <QueryView
      read={waiting}
      placeholder={listPlaceholder}
      error={[text('documents_error')]}
      empty={{ title: text('documents_empty'), children: text('documents_empty_hint') }}
    >
      {({ data: all }) => {
        const data = all.filter((document) => !decided.includes(document.id))
        const open = id ?? held(data)
        if (open === undefined) return null
        return (
          <Page>
            <Text color="ink2">{text('documents_count', { count: data.length })}</Text>
            <Grid gridTemplateColumns={documentColumnsCss} gap="5" alignItems="start">
              <ReviewQueue documents={data} openDocumentId={open} />
              <DocumentReview key={open} id={open} documentsToReview={data} onDecided={decide} />
            </Grid>
          </Page>
        )
      }}
    </QueryView>
  )
}
