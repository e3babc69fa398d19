import type { Policy } from '@portal/contract/policy'
import { formatEuro, yearly } from '@portal/domain/format/money'
import { monthlyPremiumOf } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { DonutCard, FigureCard, Umbrella } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  policies: readonly Policy[]
  go?: { label: string; href: string }
  /** As a row that opens, on the overview. */
  folded?: boolean
}

/** What the policies cost a month together, and each of them (POLICY-01). */
export function PremiumsCard({ policies, go, folded }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const premiums = policies.map((policy) => ({ policy, amount: monthlyPremiumOf(policy) }))
  const unknown = premiums.filter(({ amount }) => amount === null).length
  const slices = premiums
    .map(({ policy, amount }) => ({
      id: String(policy.id),
      label: policy.name,
      lang: 'nl',
      value: amount ?? 0,
    }))
    .sort((a, b) => b.value - a.value)
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  if (total <= 0)
    return (
      <FigureCard
        question={text('premiums_question')}
        amount=""
        why={text(unknown > 0 ? 'premiums_unknown' : 'premiums_none')}
        {...(folded ? { folded } : {})}
      />
    )
  return (
    <DonutCard
      question={text('premiums_question')}
      unit=""
      why={[
        text('premiums_year', { amount: formatEuro(yearly(total), language) }),
        unknown > 0 && text('premiums_without', { count: unknown }),
      ]
        .filter(Boolean)
        .join(' ')}
      slices={slices}
      format={(amount) => formatEuro(amount, language)}
      art={<Umbrella />}
      {...(go ? { go } : {})}
      {...(folded ? { folded } : {})}
    />
  )
}
