import { maxAttachments } from '@portal/contract/desk/conversation'
import type { DeskDocument } from '@portal/contract/desk/document'
import type { Id } from '@portal/contract/wire'
import { displayName } from '@portal/domain/upload/file-name'
import { Button, chakra, EmptyState, Flex, Notice, SearchList, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useState } from 'react'
import { useMoment } from '../../../shared/use-moment.ts'
import { useText } from '../../../texts.ts'
import type { Chosen } from './chosen.ts'

export interface Props {
  open: boolean
  documents: readonly DeskDocument[]
  /** Previously chosen documents. */
  chosen: readonly Chosen[]
  onChoose: (chosen: Chosen[]) => void
  onClose: () => void
}

const line = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  minH: '52px',
  py: '2',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' },
}

/** Choice of documents of the file for a message; reset to the previous choice when closed. */
export default function AttachDialog({ open, ...props }: Props) {
  const text = useText()
  return (
    <Dialog open={open} onClose={props.onClose} title={text('attach')}>
      <Choice {...props} />
    </Dialog>
  )
}

function Choice({ documents, chosen: before, onChoose, onClose }: Omit<Props, 'open'>) {
  const text = useText()
  const moment = useMoment()
  const [chosen, setChosen] = useState<ReadonlyMap<Id, Chosen>>(
    new Map(before.map((one) => [one.id, one] as const)),
  )
  const toggle = ({ id, name }: DeskDocument) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, { id, name })
    setChosen(next)
  }
  const tooMany = chosen.size > maxAttachments
  return (
    <Stack gap="4">
      <SearchList
        items={documents}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        label={text('attach_search')}
        empty={<EmptyState title={text('documents_none')}>{text('documents_none_hint')}</EmptyState>}
        searchFrom={2}
        css={{ maxH: '45vh', overflowY: 'auto' }}
      >
        {(document) => (
          <chakra.label css={line}>
            <input type="checkbox" checked={chosen.has(document.id)} onChange={() => toggle(document)} />
            <span>
              <Text as="span" display="block" fontWeight={600} lang="nl">
                {displayName(document.name)}
              </Text>
              <Text as="span" display="block" textStyle="meta" color="ink2">
                {text(document.from_customer ? 'sent_by_customer' : 'sent_by_tenant', {
                  at: moment(document.created_at),
                })}
              </Text>
            </span>
          </chakra.label>
        )}
      </SearchList>
      <div role="status">
        {tooMany && <Notice status="bad">{text('attach_too_many', { most: maxAttachments })}</Notice>}
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
