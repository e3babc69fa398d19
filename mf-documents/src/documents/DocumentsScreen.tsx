import { requestedDocuments } from '@portal/domain/to-do/counts'
import { ListRoutes, OpenedItem, Slot, useToDos } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Card, EmptyState, ErrorPanel, Folder, Grid, Notice, Page, Skeleton } from '@portal/ui'
import { useState } from 'react'
import { documentsPath } from '../shared/paths.ts'
import { Search } from '../shared/Search.tsx'
import { sourceOf } from '../shared/viewer/file.ts'
import { OpenedFile } from '../shared/viewer/OpenedFile.tsx'
import { useText } from '../texts.ts'
import { DocumentGroup } from './DocumentGroup.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { RequestedDocuments } from './RequestedDocuments.tsx'
import { listSkeleton, sendHeight } from './skeleton.ts'
import { useDocuments } from './use-documents.ts'
import { documentKey, useRowActions } from './use-row-actions.ts'

const layout = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 336px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { base: '"send" "list" "aside"', lg: '"list send" "list aside"' },
}
/** Height of the panel; touch devices have an additional button for the camera. */
const sendSize = {
  h: sendHeight,
  '@media (pointer: coarse)': { h: { base: '408px', md: '384px', lg: '424px' } },
}
const SendPanel = lazyWithRetry(
  () => import(/* webpackChunkName: "with.documents.send-panel" */ './SendPanel.tsx'),
  {
    waiting: () => (
      <Box css={sendSize}>
        <Skeleton h="100%" rounded="table" />
      </Box>
    ),
  },
)
/** Loads the panel with the screen, which does not wait for it; the page server finds it by its chunk name. */
SendPanel.preload()

const area = (gridArea: string) => ({ gridArea, minW: '0', '&:empty': { display: 'none' } })

/** All documents of the customer, and those that the tenant shares with everyone (DOC-01). */
export default function DocumentsScreen() {
  return (
    <ListRoutes path={documentsPath}>
      <Documents />
    </ListRoutes>
  )
}

function Documents() {
  const text = useText()
  const [query, setQuery] = useState('')
  const documents = useDocuments(query)
  const actions = useRowActions(documents.groups)
  const toDos = useToDos()
  /** Requested documents are above the list, which would move if they loaded later. */
  const pending = toDos.pending || documents.pending
  return (
    <Page>
      <OpenedItem path={documentsPath} items={documents.all} keyOf={documentKey}>
        {({ item, gone, close }) => (
          <>
            {gone && documents.complete && <Notice role="status">{text('doc_not_found')}</Notice>}
            <OpenedFile source={item && sourceOf(item)} onClose={close} />
          </>
        )}
      </OpenedItem>
      <Grid css={layout}>
        <Box css={area('send')}>
          <SendPanel />
        </Box>
        <Page css={area('list')}>
          {pending ? (
            <ScreenSkeleton of={listSkeleton} />
          ) : (
            <>
              <RequestedDocuments requested={requestedDocuments(toDos.all)} />
              {documents.all.length > 0 && <Search label={text('doc_search')} onQuery={setQuery} />}
              {actions.outcome?.at === null && <OutcomeNotice outcome={actions.outcome} />}
              <Found documents={documents} query={query} actions={actions} />
            </>
          )}
        </Page>
        <Box css={area('aside')}>
          <Slot name="documents.aside" props={{ level: 2 }} minHeight="420px" />
        </Box>
      </Grid>
    </Page>
  )
}

interface FoundProps {
  documents: ReturnType<typeof useDocuments>
  query: string
  actions: ReturnType<typeof useRowActions>
}

function Found({ documents, query, actions }: FoundProps) {
  const text = useText()
  const { all, groups, ownFailed, sharedFailed, refetch } = documents
  if (ownFailed && sharedFailed)
    return (
      <Card>
        <ErrorPanel title={text('doc_error')} onRetry={refetch}>
          {text('doc_error_hint')}
        </ErrorPanel>
      </Card>
    )
  return (
    <>
      {(ownFailed || sharedFailed) && (
        <Notice status="warn">{text(ownFailed ? 'doc_partial_own' : 'doc_partial_tenant')}</Notice>
      )}
      {all.length === 0 && (
        <Card>
          <EmptyState title={text('doc_empty')} art={<Folder />}>
            {text('doc_empty_hint')}
          </EmptyState>
        </Card>
      )}
      {all.length > 0 && groups.length === 0 && (
        <Card role="status">{text('doc_none_found', { query: query.trim() })}</Card>
      )}
      {groups.map((group) => (
        <DocumentGroup key={group.category} {...group} actions={actions} />
      ))}
    </>
  )
}
