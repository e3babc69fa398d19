import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { FactsCard } from '../facts/FactsCard.tsx'
import { useNormName } from './use-norm-name.ts'

export function NormEditions({ editions }: { editions: Readonly<Record<string, string>> }) {
  const text = useText()
  const { language } = useLanguage()
  const getNormName = useNormName()
  return (
    <FactsCard
      title={text('advice_norms')}
      facts={Object.entries(editions).map(([kind, first]) => [
        getNormName(kind),
        text('advice_norm_from', { date: formatShortDate(first, language) ?? first }),
      ])}
    />
  )
}
