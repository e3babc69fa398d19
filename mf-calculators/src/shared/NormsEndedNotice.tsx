import type { AdviceNorms } from '@portal/contract/advice'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Notice, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface NormsEndedNoticeProps {
  meta: { warnings: readonly string[]; norms: AdviceNorms | null } | undefined
}

export function NormsEndedNotice({ meta }: NormsEndedNoticeProps) {
  const text = useText()
  const { language } = useLanguage()
  const norms = meta?.norms
  if (!norms || !meta?.warnings.includes('norms_ended')) return null
  const date = formatDate(norms.valid_to, language) ?? ''
  return (
    <Notice status="warn" role="alert">
      <Text fontWeight={600}>{text('norms_ended', { year: norms.valid_to.slice(0, 4) })}</Text>
      <Text>{text('norms_ended_hint', { date })}</Text>
    </Notice>
  )
}
