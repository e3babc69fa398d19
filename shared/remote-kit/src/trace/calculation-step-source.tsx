import type { AdviceSource } from '@portal/contract/advice-trace'
import { formatDate } from '@portal/domain/format/date'
import { Link, Text } from '@portal/ui'
import { useLanguage } from '../context.tsx'
import { useText } from './calculation-trace-texts.ts'

const doubtfulConfidenceLevels = ['secondary', 'uncertain'] as const

export function CalculationStepSource({ source }: { source: AdviceSource }) {
  const { title, url } = source
  const doubt = doubtfulConfidenceLevels.find((one) => one === source.confidence)
  const text = useText()
  const { language } = useLanguage()
  const from = formatDate(source.valid_from, language)
  const to = formatDate(source.valid_to, language)
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
      {from && `, ${to ? text('trace_valid_between', { from, to }) : text('trace_valid', { date: from })}`}
      {doubt && (
        <Text as="span" display="block" {...(doubt === 'uncertain' && { color: 'ink', fontWeight: 600 })}>
          {text(`trace_${doubt}`)}
        </Text>
      )}
    </Text>
  )
}
