import type { ProgressItem } from '@portal/contract/mortgage'
import { standingOf } from '@portal/domain/progress'
import { Card, Heading } from '@portal/ui'
import { RequestedRow } from '@portal/ui/upload'
import { useText } from '../../../texts.ts'
import { SendRequested } from './SendRequested.tsx'
import { useItemUploads } from './use-item-uploads.ts'

interface Props {
  items: readonly ProgressItem[]
  /** What the upload modal is open for: a requested document, any of them, or nothing. */
  sending: ProgressItem['id'] | 'any' | null
  onSend: (item: ProgressItem['id'] | 'any' | null) => void
}

/** The documents of an application: which are missing, which are being looked at, which are in order. */
export default function RequestedItems({ items, sending, onSend }: Props) {
  const text = useText()
  return (
    <Card>
      <Heading level={3} mb="3">
        {text('progress_title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <Requested key={item.id} item={item} onSend={() => onSend(item.id)} />
        ))}
      </ul>
      <SendRequested items={items} sending={sending} onSend={onSend} />
    </Card>
  )
}

function Requested({ item, onSend }: { item: ProgressItem; onSend: () => void }) {
  const uploads = useItemUploads(item.id)
  const { name, comment } = item
  return <RequestedRow {...{ name, comment, uploads, onSend }} standing={standingOf(item)} />
}
