import type { Document } from '@portal/contract/document'
import { formatFileSize } from '@portal/domain/format/file-size'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Anchor, Badge, Button, chakra, Flex, Icon, IconButton, Text } from '@portal/ui'
import { useEffect, useId, useRef } from 'react'
import { IconTile } from '../shared/IconTile.tsx'
import { getTaskPath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { ActionOutcomeNotice } from './ActionOutcomeNotice.tsx'
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

const confirmationCss = {
  display: 'grid',
  gridTemplateColumns: { base: '24px minmax(0,1fr)', md: '24px minmax(0,1fr) auto' },
  gap: '3',
  alignItems: 'center',
  minH: '76px',
  bg: 'bad-ground',
  rounded: 'card',
  px: '4',
  py: '3',
  mx: { base: '-3', md: '-4' },
}
const confirmationButtonsCss = {
  gap: '3',
  gridColumn: { base: '1/-1', md: 'auto' },
  '& > *': { flex: '1 1 auto' },
}

/**
 * Delete confirmation in the row of the document (DOC-07). The button that keeps the document is last and has the
 * focus.
 */
function DeleteConfirmation({ document, actions }: { document: Document; actions: DocumentRowActions }) {
  const text = useText()
  const id = useId()
  const answers = document.mortgage_progress_id !== null || document.damage_progress_id !== null
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    <chakra.div
      css={confirmationCss}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !actions.isDeleting) actions.cancelDelete(document)
      }}
    >
      <chakra.span color="bad">
        <Icon name="trash" />
      </chakra.span>
      <div>
        <Text fontWeight={600} overflowWrap="anywhere" id={id}>
          {text('doc_delete_ask', { name: toDisplayFileName(document.name) })}
        </Text>
        <Text textStyle="meta" id={`${id}-hint`}>
          {text(answers ? 'doc_delete_hint_answer' : 'doc_delete_hint')}
        </Text>
      </div>
      <Flex css={confirmationButtonsCss}>
        <Button kind="danger" small busy={actions.isDeleting} onClick={() => actions.remove(document)}>
          {text('doc_delete_yes')}
        </Button>
        <Button kind="secondary" small ref={safe} onClick={() => actions.cancelDelete(document)}>
          {text('doc_delete_no')}
        </Button>
      </Flex>
    </chakra.div>
  )
}

const ringCircumference = 2 * Math.PI * 8

/** Remaining time to delete a document: a ring that empties, and the minutes as text. */
function DeletionTimeLeft({ minutes }: { minutes: number }) {
  const text = useText()
  return (
    <Flex align="center" gap="2" _print={{ display: 'none' }}>
      <chakra.svg
        boxSize="22px"
        viewBox="0 0 22 22"
        fill="none"
        strokeWidth="4"
        flex="none"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="8" stroke="var(--tint3)" />
        <circle
          cx="11"
          cy="11"
          r="8"
          stroke="var(--link)"
          strokeDasharray={`${(ringCircumference * minutes) / 60} ${ringCircumference}`}
          transform="rotate(-90 11 11)"
        />
      </chakra.svg>
      <Text textStyle="meta" color="ink2" whiteSpace="nowrap">
        <chakra.b color="ink">{text('doc_left', { minutes })}</chakra.b>
        <br />
        {text('doc_left_why')}
      </Text>
    </Flex>
  )
}
