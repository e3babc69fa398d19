import type { ToDo } from '@portal/domain/to-do/to-do'
import { DutchText } from '@portal/remote-kit/dutch'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, Button, Card, chakra, Heading, Text } from '@portal/ui'
import { useState } from 'react'
import { IconTile } from '../shared/IconTile.tsx'
import { iconByToDoKind } from '../shared/icon-by-to-do-kind.ts'
import { ToDoStatusBadge } from '../shared/ToDoStatusBadge.tsx'
import { useText } from '../texts.ts'

const LazyRequestUploadDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "answer-request" */ './RequestedDocumentUploadDialog.tsx'),
)

const requestedDocumentRowCss = {
  display: 'grid',
  gridTemplateColumns: { base: '44px minmax(0,1fr)', md: '44px minmax(0,1fr) auto' },
  gap: '8px 16px',
  alignItems: 'center',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** Documents that the tenant requests and the customer has not sent yet, each with a button to send it (UPLOAD-11). */
export function RequestedDocuments({ requested }: { requested: readonly ToDo[] }) {
  const text = useText()
  const [sending, setSending] = useState<ToDo | null>(null)
  return (
    <>
      {requested.length > 0 && (
        <Card as="section" aria-label={text('doc_requested')}>
          <Heading level={2} textStyle="subsection">
            {text('doc_requested')}
          </Heading>
          <ul>
            {requested.map((toDo) => (
              <chakra.li key={toDo.key} css={requestedDocumentRowCss}>
                <IconTile icon={iconByToDoKind[toDo.kind]} warn />
                <Box minW="0" display="grid" gap="1" justifyItems="start">
                  <Text fontWeight={600} overflowWrap="anywhere">
                    <DutchText>{toDo.title}</DutchText>
                  </Text>
                  {toDo.about && (
                    <Text textStyle="meta" color="ink2" lang="nl" overflowWrap="anywhere">
                      {toDo.about}
                    </Text>
                  )}
                  <ToDoStatusBadge toDo={toDo} />
                </Box>
                <Box gridColumn={{ base: '2', md: '3' }}>
                  <Button
                    small
                    icon="upload"
                    aria-label={text('doc_missing_send_label', { name: toDo.title })}
                    onClick={() => setSending(toDo)}
                  >
                    {text('doc_missing_send')}
                  </Button>
                </Box>
              </chakra.li>
            ))}
          </ul>
        </Card>
      )}
      {sending && (
        <LazyRequestUploadDialog key={sending.key} toDo={sending} onClose={() => setSending(null)} />
      )}
    </>
  )
}
