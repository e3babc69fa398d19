import type { Document } from '@portal/contract/document'
import { formatFileSize } from '@portal/domain/format/file-size'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Anchor, Badge, Button, chakra, Flex, IconButton, Text } from '@portal/ui'
import { IconTile } from '../shared/IconTile.tsx'
import { getTaskPath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { ActionOutcomeNotice } from './ActionOutcomeNotice.tsx'
import { DeleteConfirmation } from './DeleteConfirmation.tsx'
import { DeletionTimeLeft } from './DeletionTimeLeft.tsx'
import { type DocumentRowActions, toDocumentKey } from './use-document-row-actions.ts'

interface DocumentRowProps {
  document: Document
  /** Minutes in which the document can still be deleted; null if deletion is not possible. */
  deletionMinutesLeft: number | null
  actions: DocumentRowActions
}

/** Row width from which everything fits on one line. */
const wideRowQuery = '@container (min-width: 36rem)'
/** Row width below which the name takes the full width and everything else moves below it. */
const narrowRowQuery = '@container (max-width: 17rem)'
const documentRowCss = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto',
  gap: '2px 12px',
  [wideRowQuery]: { gridTemplateColumns: '44px minmax(0,1fr) auto auto', gap: '0 16px' },
  [narrowRowQuery]: { gridTemplateColumns: 'minmax(0,1fr) auto' },
  alignItems: 'center',
  minH: '76px',
  py: '3',
}
const documentTileCss = { [narrowRowQuery]: { display: 'none' } }
const documentNameAndDateCss = { minW: '0', [narrowRowQuery]: { display: 'contents' } }
const documentNameCss = {
  gridColumn: '1/-1',
  color: 'ink',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media (pointer: coarse)': { py: '13px' },
}
const signLinkCss = { display: 'inline-flex', alignItems: 'center', minH: '44px', justifySelf: 'start' }
const deletionTimeLeftCss = {
  gridColumn: '1/-1',
  gridRow: '2',
  gap: '3',
  [wideRowQuery]: { gridColumn: 'auto', gridRow: 'auto' },
  [narrowRowQuery]: { gridRow: '3' },
}
const downloadButtonCss = {
  gridColumn: '3',
  gridRow: '1',
  [wideRowQuery]: { gridColumn: '4' },
  [narrowRowQuery]: { gridColumn: '2', gridRow: '2' },
}

/**
 * Row of a document. The name is a link that opens the document. Buttons download the document and, while possible,
 * delete it.
 */
export function DocumentRow({ document, deletionMinutesLeft, actions }: DocumentRowProps) {
  const { language } = useLanguage()
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const name = toDisplayFileName(document.name)
  const key = toDocumentKey(document)
  if (actions.confirmingDeletionId === document.id)
    return <DeleteConfirmation document={document} actions={actions} />
  const size = document.filesize ? formatFileSize(document.filesize, language) : null
  return (
    <chakra.div containerType="inline-size">
      <chakra.div css={documentRowCss}>
        <chakra.div css={documentTileCss}>
          <IconTile icon="document" />
        </chakra.div>
        <chakra.div css={documentNameAndDateCss}>
          <Anchor
            css={documentNameCss}
            href={actions.getPath(document)}
            aria-label={text('open_label', { name })}
            data-row={key}
          >
            <DutchText>{name}</DutchText>
          </Anchor>
          <Text textStyle="meta" color="ink2">
            {[dateTimeFormat.plain(document.created_at), size].filter(Boolean).join(' · ')}
          </Text>
          {document.to_sign !== null && (
            <Anchor css={signLinkCss} href={getTaskPath(document.to_sign)}>
              <Badge status="warn" icon="edit">
                {text('doc_to_sign')}
              </Badge>
            </Anchor>
          )}
        </chakra.div>
        {deletionMinutesLeft !== null && (
          <Flex css={deletionTimeLeftCss} align="center" justify="space-between">
            <DeletionTimeLeft minutes={deletionMinutesLeft} />
            <Button
              kind="secondary"
              small
              aria-label={text('doc_delete_label', { name })}
              data-delete={key}
              onClick={() => actions.askToDelete(document)}
            >
              {text('doc_delete')}
            </Button>
          </Flex>
        )}
        <chakra.span css={downloadButtonCss}>
          <IconButton
            icon="download"
            label={text('doc_download', { name })}
            aria-busy={actions.downloadingId === document.id || undefined}
            onClick={() => actions.download(document)}
          />
        </chakra.span>
        {actions.outcome?.noticeRowKey === key && (
          <chakra.div gridColumn="1/-1" py="2">
            <ActionOutcomeNotice outcome={actions.outcome} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
