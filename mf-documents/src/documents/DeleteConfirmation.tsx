import type { Document } from '@portal/contract/document'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { Button, chakra, Flex, Icon, Text } from '@portal/ui'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../texts.ts'
import type { DocumentRowActions } from './use-document-row-actions.ts'

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
export function DeleteConfirmation({
  document,
  actions,
}: {
  document: Document
  actions: DocumentRowActions
}) {
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
