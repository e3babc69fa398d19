import type { RetainedRecords } from '@portal/contract/erasure'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { chakra, Text } from '@portal/ui'
import { useErasureText } from './use-erasure-text.ts'

const list = { display: 'grid', gap: '3', mt: '3' }

/** Records that must be kept, by kind: number, end date and legal basis. */
export function RetainedList({ stays }: { stays: readonly RetainedRecords[] }) {
  const text = useErasureText()
  const { language } = useLanguage()
  return (
    <chakra.ul css={list}>
      {stays.map(({ kind, records, until, ground }) => (
        <li key={kind}>
          <Text fontWeight="600">{text(`erasure_kind_${kind}`, { count: String(records) })}</Text>
          <Text textStyle="meta">
            {text('erasure_until', { date: formatDate(dayOfMoment(until), language) ?? '', ground })}
          </Text>
        </li>
      ))}
    </chakra.ul>
  )
}
