import { readableName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import type { Message } from '../shared/message.ts'
import { useText } from '../texts.ts'
import { Row } from './Row.tsx'
import { SenderFace } from './SenderFace.tsx'

/** One message in the list: from whom, about what, how it begins; the firm writes it in Dutch. */
export function MessageRow({ message, current }: { message: Message; current: boolean }) {
  const text = useText()
  const firm = useTenant()?.name ?? ''
  const from = message.from ?? firm
  return (
    <Row
      messageKey={message.key}
      current={current}
      face={<SenderFace message={message} />}
      from={readableName(from)}
      moment={message.moment}
      title={message.title ? <Dutch>{message.title}</Dutch> : text('no_subject')}
      preview={<Dutch>{message.preview}</Dutch>}
      unread={!message.seen}
    />
  )
}
