import { type Document, getDocuments, getTenantDocuments } from '@portal/contract/document'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { filterRequestedDocuments } from '@portal/domain/to-do/to-do-counts'
import { ListRoutes, OpenedItem, QueryView, Slot, useRead, useToDos } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Card, Folder, Grid, Notice, Page, Skeleton } from '@portal/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { DebouncedSearchField } from '../shared/DebouncedSearchField.tsx'
import { documentsPath } from '../shared/screen-paths.ts'
import { FileViewerOverlay } from '../shared/viewer/FileViewerOverlay.tsx'
import { toFileSource } from '../shared/viewer/file-source.ts'
import { useText } from '../texts.ts'
import { ActionOutcomeNotice } from './ActionOutcomeNotice.tsx'
import { DocumentGroup } from './DocumentGroup.tsx'
import { type DocumentCategory, groupDocumentsByCategory } from './document-category.ts'
import { documentListSkeleton, sendPanelHeight } from './documents-skeleton.ts'
import { RequestedDocuments } from './RequestedDocuments.tsx'
import { SendPanel } from './SendPanel.tsx'
import { toDocumentKey, useDocumentRowActions } from './use-document-row-actions.ts'

const documentsLayoutCss = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 336px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { base: '"send" "list" "aside"', lg: '"list send" "list aside"' },
}
/** Layout with the requested documents above everything else, also on phones. */
const layoutWithRequestsCss = {
  gridTemplateRows: { lg: 'auto auto 1fr' },
  gridTemplateAreas: {
    base: '"requested" "send" "list" "aside"',
    lg: '"requested send" "list send" "list aside"',
  },
}
/** Height of the panel while the documents load; touch devices have an additional button for the camera. */
const sendPanelCss = {
  h: sendPanelHeight,
  '@media (pointer: coarse)': { h: { base: '408px', md: '384px', lg: '424px' } },
}
const sendPanelPlaceholder = (
  <Box css={sendPanelCss}>
    <Skeleton h="100%" rounded="table" />
  </Box>
)

const createGridAreaCss = (gridArea: string) => ({ gridArea, minW: '0', '&:empty': { display: 'none' } })

/** All documents of the customer, and those that the tenant shares with everyone (DOC-01). */
export default function DocumentsScreen() {
  return (
    <ListRoutes path={documentsPath}>
      <DocumentsContent />
    </ListRoutes>
  )
}

function DocumentsContent() {
  const text = useText()
  const [query, setQuery] = useState('')
  const documents = useDocumentSearch(query)
  const actions = useDocumentRowActions(documents.groups)
  const toDos = useToDos()
  /** Requested documents are above the other content. The other content waits for them, so that it does not move. */
  const pending = toDos.pending || documents.pending
  const requested = pending ? [] : filterRequestedDocuments(toDos.all)
  return (
    <Page>
      <OpenedItem path={documentsPath} items={documents.all} getKey={toDocumentKey}>
        {({ item, gone, close }) => (
          <>
            {gone && documents.complete && <Notice role="status">{text('doc_not_found')}</Notice>}
            <FileViewerOverlay source={item && toFileSource(item)} onClose={close} />
          </>
        )}
      </OpenedItem>
      <Grid css={[documentsLayoutCss, requested.length > 0 ? layoutWithRequestsCss : {}]}>
        <Box css={requested.length > 0 ? createGridAreaCss('requested') : { display: 'none' }}>
          <RequestedDocuments requested={requested} />
        </Box>
        {pending && (
          <Box gridArea="send" display={{ lg: 'none' }}>
            {sendPanelPlaceholder}
          </Box>
        )}
        <Box css={createGridAreaCss('send')} display={{ base: pending ? 'none' : 'block', lg: 'block' }}>
          <SendPanel />
        </Box>
        {/* The key replaces the skeleton, which would move when requests take its place. */}
        <Page key={pending ? 'pending' : 'ready'} css={createGridAreaCss('list')}>
          {pending ? (
            <ScreenSkeleton of={documentListSkeleton} />
          ) : (
            <>
              {documents.all.length > 0 && (
                <DebouncedSearchField label={text('doc_search')} onQuery={setQuery} />
              )}
              {actions.outcome?.noticeRowKey === null && <ActionOutcomeNotice outcome={actions.outcome} />}
              <DocumentGroups
                documents={documents}
                query={query}
                actions={actions}
                initialCount={requested.length > 0 ? 0 : 1}
              />
            </>
          )}
        </Page>
        <Box css={createGridAreaCss('aside')}>
          <Slot name="documents.aside" props={{ level: 2 }} minHeight="420px" />
        </Box>
      </Grid>
    </Page>
  )
}

interface DocumentGroupsProps {
  documents: ReturnType<typeof useDocumentSearch>
  query: string
  actions: ReturnType<typeof useDocumentRowActions>
  /** Number of groups in the first screen of a phone. */
  initialCount: number
}

function DocumentGroups({ documents, query, actions, initialCount }: DocumentGroupsProps) {
  const text = useText()
  const { all, groups, ownFailed, sharedFailed, refetch } = documents
  const failed = ownFailed && sharedFailed
  /** The groups below the first screen render after the content that is visible at once. */
  const below = useDeferredValue(true, false)
  return (
    <>
      {!failed && (ownFailed || sharedFailed) && (
        <Notice status="warn">{text(ownFailed ? 'doc_partial_own' : 'doc_partial_tenant')}</Notice>
      )}
      <QueryView
        read={{ data: failed ? undefined : all, isPending: false, refetch }}
        placeholder={null}
        error={[text('doc_error'), text('doc_error_hint')]}
        empty={{ title: text('doc_empty'), children: text('doc_empty_hint'), illustration: <Folder /> }}
      >
        {() => {
          if (groups.length === 0)
            return (
              all.length > 0 && <Card role="status">{text('doc_none_found', { query: query.trim() })}</Card>
            )
          const shown = below ? groups : groups.slice(0, initialCount)
          // Keeps what is below the list out of the window.
          if (shown.length === 0) return <Box minH="100vh" />
          return shown.map((group) => <DocumentGroup key={group.category} {...group} actions={actions} />)
        }}
      </QueryView>
    </>
  )
}

const noDocuments: Document[] = []

/**
 * Documents of the customer and those that the tenant shares with everyone, grouped by category. A search by name or
 * year hides groups without a match.
 */
function useDocumentSearch(query: string) {
  const own = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const all = useMemo(
    () => [
      ...(own.data?.data ?? noDocuments),
      ...(shared.data?.data ?? noDocuments).map((one) => ({ ...one, is_tenant_document: true })),
    ],
    [own.data, shared.data],
  )
  const folded = useMemo(
    () =>
      all.map((document) => ({
        document,
        text: normalizeForSearch(`${document.name} ${document.created_at?.slice(0, 4) ?? ''}`),
      })),
    [all],
  )
  const groups = useMemo((): { category: DocumentCategory; documents: Document[] }[] => {
    const wanted = normalizeForSearch(query.trim())
    return groupDocumentsByCategory(
      wanted ? folded.flatMap(({ document, text }) => (text.includes(wanted) ? document : [])) : all,
    )
  }, [all, folded, query])
  return {
    all,
    groups,
    /**
     * The list waits for the tenant's documents only if the customer has none, because the tenant's documents are below
     * the customer's own.
     */
    pending: own.isPending || (shared.isPending && all.length === 0),
    /** Whether both lists are current, so that a document in neither list does not exist. */
    complete: [own, shared].every(({ data, isPlaceholderData }) => data && !isPlaceholderData),
    ownFailed: own.isError && !own.data,
    sharedFailed: shared.isError && !shared.data,
    refetch: () => {
      void own.refetch()
      void shared.refetch()
    },
  }
}
