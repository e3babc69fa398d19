import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { useText } from '../texts.ts'
import { InboxRow } from './InboxRow.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'

/** A received message in the list: sender, subject and preview; the text is Dutch. */
export function MessageRow({ message, current }: { message: InboxMessage; current: boolean }) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const from = message.from ?? tenant
  return (
    <InboxRow
      messageKey={message.key}
      current={current}
      face={<SenderAvatar message={message} />}
      from={toDisplayFileName(from)}
      moment={message.moment}
      title={message.title ? <DutchText>{message.title}</DutchText> : text('no_subject')}
      preview={<DutchText>{message.preview}</DutchText>}
      unread={!message.seen}
    />
  )
}
