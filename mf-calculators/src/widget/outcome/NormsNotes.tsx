import type { AdviceNorms } from '@portal/contract/advice'
import { formatDate } from '@portal/domain/format/date'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'

interface NormsEndedWarningProps {
  result: { warnings: readonly string[]; norms: AdviceNorms | null }
}

export function NormsEndedWarning({ result: { warnings, norms } }: NormsEndedWarningProps) {
  const { text, language } = useWidget()
  if (!norms || !warnings.includes('norms_ended')) return null
  return (
    <div className="notice warn" role="alert">
      <WidgetIcon name="warning" />
      <div>
        <p className="strong">{text('norms_ended', { year: norms.valid_to.slice(0, 4) })}</p>
        <p>{text('norms_ended_hint', { date: formatDate(norms.valid_to, language) ?? '' })}</p>
      </div>
    </div>
  )
}

/** Note with the year of the lending norms. */
export function NormsUsedNote({ result: { norms } }: NormsEndedWarningProps) {
  const { text } = useWidget()
  return norms && <>{text('norms_used', { year: norms.lending_from.slice(0, 4) })}</>
}
