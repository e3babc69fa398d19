import type { CustomerEvent } from '@portal/domain/customer-events'
import { formatShortDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { RouteName } from '@portal/remote-kit/route-name'
import { getToday } from '@portal/time/clock'
import { chakra, Link, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { createItemPath } from '../../shared/create-item-path.ts'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'

interface UpcomingEventItemProps {
  event: CustomerEvent
  /** Whether the item is hidden on screen. Print always shows the item. */
  collapsed: boolean
  /** Path of a screen by name; null if this customer does not have it. */
  getPath: (screen: RouteName) => string | null
}

/** Width from which the timeline is horizontal. */
const wideItemQuery = '@container (min-width: 560px)'
const eventItemCss = {
  position: 'relative',
  pl: '28px',
  py: '1.5',
  [wideItemQuery]: { pl: '0', pr: '16px', pt: '28px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '2px',
    top: '11px',
    boxSize: '12px',
    rounded: 'full',
    borderWidth: '3px',
    borderColor: 'chart1',
    bg: 'card',
    zIndex: 1,
  },
  '&[data-today]::before': { bg: 'chart1' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    top: '24px',
    bottom: '-12px',
    borderInlineStartWidth: '2px',
    borderColor: 'tint5',
    [wideItemQuery]: {
      insetInlineStart: '16px',
      insetInlineEnd: '0',
      top: '16px',
      bottom: 'auto',
      borderWidth: '2px 0 0',
    },
  },
}
const screenByEventKind: Partial<Record<CustomerEvent['kind'], RouteName>> = {
  request: 'taken',
  appointment: 'afspraken',
  'fixed-end': 'hypotheek',
  'deduction-end': 'hypotheek',
  'part-end': 'hypotheek',
  'lower-class': 'hypotheek',
  'norms-better': 'hypotheek',
  'norms-worse': 'hypotheek',
  'policy-end': 'verzekeringen',
  'label-end': 'wonen',
  'state-pension': 'pensioen',
  pension: 'pensioen',
}
/** Events whose screen can open the item by its id. */
const eventKindsWithId: readonly CustomerEvent['kind'][] = [
  'fixed-end',
  'deduction-end',
  'part-end',
  'lower-class',
  'norms-better',
  'norms-worse',
  'policy-end',
]

/** An event on the timeline: date, title and explanation, with a link to its source. */
export function UpcomingEventItem({ event, collapsed, getPath }: UpcomingEventItemProps) {
  const text = useText()
  const { language } = useLanguage()
  const { titleOf, noteOf, meaningOf } = useEventTexts()
  const { kind, date, of } = event
  const route = screenByEventKind[kind]
  const screen = route ? getPath(route) : null
  const more: Record<string, string> = kind === 'fixed-end' ? { rente: date } : {}
  const href = screen && eventKindsWithId.includes(kind) ? createItemPath(screen, of, more) : screen
  const title = titleOf(event)
  const meaning = meaningOf(event)
  const isToday = date === getToday()
  return (
    <chakra.li
      css={eventItemCss}
      data-today={isToday || undefined}
      display={collapsed ? 'none' : 'block'}
      _print={{ display: 'block' }}
    >
      <Text textStyle="meta" color="ink2" fontVariantNumeric="tabular-nums">
        {[isToday ? text('today') : (formatShortDate(date, language) ?? date), noteOf(event)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text fontWeight={600} overflowWrap="anywhere" hyphens="auto">
        {href ? (
          <Link href={href} textDecoration="none" color="ink" _hover={{ textDecoration: 'underline' }}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Text>
      {meaning && (
        <Text textStyle="meta" color="ink2">
          {meaning}
        </Text>
      )}
    </chakra.li>
  )
}

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
function useEventTexts() {
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
