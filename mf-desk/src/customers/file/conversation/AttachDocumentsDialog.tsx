import { maxMessageAttachments } from '@portal/contract/desk/conversation'
import type { DeskDocument } from '@portal/contract/desk/desk-document'
import type { Id } from '@portal/contract/wire'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { Button, chakra, EmptyState, Flex, Notice, SearchList, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useState } from 'react'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { useText } from '../../../texts.ts'
import type { AttachedDocument } from './attached-document.ts'

export interface AttachDocumentsDialogProps {
  open: boolean
  documents: readonly DeskDocument[]
  /** Documents that were chosen before the dialog opened. */
  chosen: readonly AttachedDocument[]
  onChoose: (chosen: AttachedDocument[]) => void
  onClose: () => void
}

const documentRowCss = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  minH: '52px',
  py: '2',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' },
}

/**
 * Dialog to choose documents from the customer's file as attachments of a message. Closing without confirmation keeps
 * the previous choice.
 */
export default function AttachDocumentsDialog({ open, ...props }: AttachDocumentsDialogProps) {
  const text = useText()
  return (
    <Dialog open={open} onClose={props.onClose} title={text('attach')}>
      <DocumentSelection {...props} />
    </Dialog>
  )
}

function DocumentSelection({
  documents,
  chosen: before,
  onChoose,
  onClose,
}: Omit<AttachDocumentsDialogProps, 'open'>) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const [chosen, setChosen] = useState<ReadonlyMap<Id, AttachedDocument>>(
    new Map(before.map((one) => [one.id, one] as const)),
  )
  const toggleDocument = ({ id, name }: DeskDocument) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, { id, name })
    setChosen(next)
  }
  const tooMany = chosen.size > maxMessageAttachments
  return (
    <Stack gap="4">
      <SearchList
        items={documents}
        getKey={({ id }) => id}
        getSearchText={({ name }) => name}
        label={text('attach_search')}
        empty={<EmptyState title={text('documents_none')}>{text('documents_none_hint')}</EmptyState>}
        searchFrom={2}
        css={{ maxH: '45vh', overflowY: 'auto' }}
      >
        {(document) => (
          <chakra.label css={documentRowCss}>
            <input
              type="checkbox"
              checked={chosen.has(document.id)}
              onChange={() => toggleDocument(document)}
            />
            <span>
              <Text as="span" display="block" fontWeight={600} lang="nl">
                {toDisplayFileName(document.name)}
              </Text>
              <Text as="span" display="block" textStyle="meta" color="ink2">
                {text(document.from_customer ? 'sent_by_customer' : 'sent_by_tenant', {
                  at: formatDateTime(document.created_at),
                })}
              </Text>
            </span>
          </chakra.label>
        )}
      </SearchList>
      <div role="status">
        {tooMany && <Notice status="bad">{text('attach_too_many', { most: maxMessageAttachments })}</Notice>}
      </div>
      <Flex gap="3" wrap="wrap">
        <Button
          aria-disabled={tooMany || undefined}
          onClick={() => !tooMany && onChoose([...chosen.values()])}
        >
          {text('attach_choose', { count: chosen.size })}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {text('cancel')}
        </Button>
      </Flex>
    </Stack>
  )
}
