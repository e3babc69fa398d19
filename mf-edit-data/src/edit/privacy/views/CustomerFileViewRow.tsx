import type { CustomerFileAccess } from '@portal/contract/customer-file-access'
import { formatDate } from '@portal/domain/format/date'
import { formatTime, toDutchDay } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { chakra, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'

/** Text ids of the kinds of views; an unknown kind counts as work in the customer's file. */
const textIdByViewKind: Readonly<Record<string, 'views_file' | 'views_document' | 'views_messages'>> = {
  file: 'views_file',
  document: 'views_document',
  messages: 'views_messages',
}
const viewRowCss = { py: '3', borderTopWidth: '1px', borderColor: 'line' }

/** Row with the views of the customer's file by one staff member on one day. */
export function CustomerFileViewRow({ view: { name, role, what, at, times } }: { view: CustomerFileAccess }) {
  const text = useText()
  const { language } = useLanguage()
  const date = formatDate(toDutchDay(at), language) ?? ''
  const time = formatTime(at, language) ?? ''
  return (
    <chakra.li css={viewRowCss}>
      <Text fontWeight={600} overflowWrap="anywhere">
        {text(role === 'adviser' ? 'views_adviser' : 'views_employee', { name })}
      </Text>
      <Text>{text(textIdByViewKind[what] ?? 'views_work')}</Text>
      <Text textStyle="meta" color="ink2">
        {times > 1 ? text('views_often', { count: times, date, time }) : text('views_when', { date, time })}
      </Text>
    </chakra.li>
  )
}
