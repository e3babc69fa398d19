import type { AdviceSource } from '@portal/contract/advice-trace'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Link, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Where a rule or its figures can be read. */
export function Source({ source: { title, url, valid_from } }: { source: AdviceSource }) {
  const text = useText()
  const { language } = useLanguage()
  const date = formatDate(valid_from, language)
  return (
    <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
      {text('trace_source')}:{' '}
      {url.startsWith('https://') ? (
        <Link href={url} target="_blank" rel="noreferrer" lang="nl">
          {title}
        </Link>
      ) : (
        title
      )}
      {date && `, ${text('trace_valid', { date })}`}
    </Text>
  )
}
