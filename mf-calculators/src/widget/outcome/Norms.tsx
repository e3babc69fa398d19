import type { AdviceNorms } from '@portal/contract/advice'
import { formatDate } from '@portal/domain/format/date'
import { useWidget } from '../context.ts'
import { Icon } from '../icon.tsx'

interface Props {
  of: { warnings: readonly string[]; norms: AdviceNorms | null }
}

/** Notes above a result that the norms used have ended. */
export function NormsEnded({ of: { warnings, norms } }: Props) {
  const { text, language } = useWidget()
  if (!norms || !warnings.includes('norms_ended')) return null
  return (
    <div className="notice warn" role="alert">
      <Icon name="warning" />
      <div>
        <p className="strong">{text('norms_ended', { year: norms.valid_to.slice(0, 4) })}</p>
        <p>{text('norms_ended_hint', { date: formatDate(norms.valid_to, language) ?? '' })}</p>
      </div>
    </div>
  )
}

/** Notes the year of the lending norms. */
export function NormsUsed({ of: { norms } }: Props) {
  const { text } = useWidget()
  return norms && <>{text('norms_used', { year: norms.lending_from.slice(0, 4) })}</>
}
