import type { FileView } from '@portal/contract/file-view'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment, formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { chakra, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'

/** Text id of a view's kind; unknown kinds count as work in the file. */
const words: Readonly<Record<string, 'views_file' | 'views_document' | 'views_messages'>> = {
  file: 'views_file',
  document: 'views_document',
  messages: 'views_messages',
}
const row = { py: '3', borderTopWidth: '1px', borderColor: 'line' }

/** Views of the file by a staff member on one day. */
export function ViewRow({ view: { name, role, what, at, times } }: { view: FileView }) {
  const text = useText()
  const { language } = useLanguage()
  const date = formatDate(dayOfMoment(at), language) ?? ''
  const time = formatTime(at, language) ?? ''
  return (
    <chakra.li css={row}>
      <Text fontWeight={600} overflowWrap="anywhere">
        {text(role === 'adviser' ? 'views_adviser' : 'views_employee', { name })}
      </Text>
      <Text>{text(words[what] ?? 'views_work')}</Text>
      <Text textStyle="meta" color="ink2">
        {times > 1 ? text('views_often', { count: times, date, time }) : text('views_when', { date, time })}
      </Text>
    </chakra.li>
  )
}
