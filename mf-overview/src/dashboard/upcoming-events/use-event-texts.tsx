import type { CustomerEvent } from '@portal/domain/customer-events'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { ReactNode } from 'react'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'

const textIdPartByEventKind = {
  'fixed-end': 'fixed_end',
  'deduction-end': 'deduction_end',
  'part-end': 'part_end',
  'lower-class': 'lower_class',
  'norms-better': 'norms_better',
  'norms-worse': 'norms_worse',
  'policy-end': 'policy_end',
  'label-end': 'label_end',
  'state-pension': 'state_pension',
  pension: 'pension',
  request: 'request',
} as const

/**
 * Returns formatters for an upcoming event: title, note beside the date, and explanation. Names of policies,
 * appointments and requests come from the tenant and are Dutch in every language.
 */
export function useEventTexts() {
  const { language } = useLanguage()
  const text = useText()
  const { at } = useFormatDateTime()
  const renderDutchName = (name: string) => <span lang="nl">{name}</span>
  const renderEventTitle = ({ kind, name }: CustomerEvent): ReactNode => {
    if (kind === 'request' || kind === 'appointment')
      return name ? renderDutchName(name) : text(kind === 'request' ? 'coming_request_note' : 'appointment')
    if (kind === 'policy-end') return renderDutchName(name ?? '')
    if (kind === 'state-pension' || kind === 'pension')
      return name === null
        ? text(`coming_${textIdPartByEventKind[kind]}`)
        : text(`coming_${textIdPartByEventKind[kind]}_of`, { name })
    return text(`coming_${textIdPartByEventKind[kind]}`)
  }
  const formatEventNote = ({ kind, at: moment }: CustomerEvent): string => {
    if (kind === 'appointment') return moment ? at(moment) : ''
    return kind === 'request' ? text('coming_request_note') : ''
  }
  const formatEventExplanation = ({ kind, open }: CustomerEvent): string => {
    if (kind === 'appointment' || kind === 'request') return ''
    if (kind === 'part-end' && open === null) return text('coming_part_end_unknown')
    if (kind === 'part-end' && open !== null && open > 0)
      return text('coming_part_end_open', { amount: formatWholeEuro(open, language) })
    return text(`coming_${textIdPartByEventKind[kind]}_meaning`)
  }
  return { titleOf: renderEventTitle, noteOf: formatEventNote, meaningOf: formatEventExplanation }
}
