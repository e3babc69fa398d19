import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { FactsCard } from '../facts/FactsCard.tsx'
import { useNormName } from './use-norm-name.ts'

/** Editions of the norms that an advice used. */
export function Norms({ editions }: { editions: Readonly<Record<string, string>> }) {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useNormName()
  return (
    <FactsCard
      title={text('advice_norms')}
      facts={Object.entries(editions).map(([kind, first]) => [
        nameOf(kind),
        text('advice_norm_from', { date: formatShortDate(first, language) ?? first }),
      ])}
    />
  )
}
