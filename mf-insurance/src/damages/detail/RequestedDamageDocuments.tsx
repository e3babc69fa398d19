import { RequestedDocumentRow } from '@portal/blocks/upload'
import { UploadDialog } from '@portal/blocks/upload-dialog'
import { useUploads } from '@portal/blocks/use-uploads'
import type { DamageProgressItem } from '@portal/contract/damage'
import { getDocumentStatus } from '@portal/domain/document-progress'
import { DutchText } from '@portal/remote-kit/dutch'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Card, Heading } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../texts.ts'

/** Returns the uploads for a requested item. Their state is kept until the page unloads. */
const useRequestedDamageDocumentUploads = (id: DamageProgressItem['id']) =>
  useUploads({ damage_progress_id: id, screen: 'schades' })

/** Items required to process a damage, each with a button to send a document (DAMAGE-04). */
export function RequestedDamageDocuments({ items }: { items: readonly DamageProgressItem[] }) {
  const text = useText()
  const [sending, setSending] = useState<DamageProgressItem['id'] | null>(null)
  const last = useLastNonNull(sending)
  const shown = items.find(({ id }) => id === last)
  if (items.length === 0) return null
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('requested')}
      </Heading>
      <ul>
        {items.map((item) => (
          <RequestedDamageDocument key={item.id} item={item} onSend={() => setSending(item.id)} />
        ))}
      </ul>
      {shown && (
        <DamageItemUploadDialog
          key={shown.id}
          item={shown}
          open={sending !== null}
          onClose={() => setSending(null)}
        />
      )}
    </Card>
  )
}

function RequestedDamageDocument({ item, onSend }: { item: DamageProgressItem; onSend: () => void }) {
  const uploads = useRequestedDamageDocumentUploads(item.id)
  const { name, comment } = item
  return <RequestedDocumentRow {...{ name, comment, uploads, onSend }} status={getDocumentStatus(item)} />
}

function DamageItemUploadDialog({
  item,
  open,
  onClose,
}: {
  item: DamageProgressItem
  open: boolean
  onClose: () => void
}) {
  const text = useText()
  const uploads = useRequestedDamageDocumentUploads(item.id)
  return (
    <UploadDialog
      open={open}
      onClose={onClose}
      title={text('requested_reply')}
      about={<DutchText>{item.name}</DutchText>}
      uploads={uploads}
    />
  )
}
