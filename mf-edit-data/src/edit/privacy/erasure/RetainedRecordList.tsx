import type { RetainedRecords } from '@portal/contract/erasure'
import { formatDate } from '@portal/domain/format/date'
import { toDutchDay } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { chakra, Text } from '@portal/ui'
import { useErasureText } from './use-erasure-text.ts'

const retainedRecordListCss = { display: 'grid', gap: '3', mt: '3' }

/** Records that must be kept, by kind: number, end date and legal basis. */
export function RetainedRecordList({ retainedRecords }: { retainedRecords: readonly RetainedRecords[] }) {
  const text = useErasureText()
  const { language } = useLanguage()
  return (
    <chakra.ul css={retainedRecordListCss}>
      {retainedRecords.map(({ kind, records, until, ground }) => (
        <li key={kind}>
          <Text fontWeight="600">{text(`erasure_kind_${kind}`, { count: String(records) })}</Text>
          <Text textStyle="meta">
            {text('erasure_until', { date: formatDate(toDutchDay(until), language) ?? '', ground })}
          </Text>
        </li>
      ))}
    </chakra.ul>
  )
}
