import { displayName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import type { Message } from '../shared/message.ts'
import { useText } from '../texts.ts'
import { Row } from './Row.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'

/** A message in the list: sender, subject and preview, in Dutch. */
export function MessageRow({ message, current }: { message: Message; current: boolean }) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const from = message.from ?? tenant
  return (
    <Row
      messageKey={message.key}
      current={current}
      face={<SenderAvatar message={message} />}
      from={displayName(from)}
      moment={message.moment}
      title={message.title ? <Dutch>{message.title}</Dutch> : text('no_subject')}
      preview={<Dutch>{message.preview}</Dutch>}
      unread={!message.seen}
    />
  )
}
