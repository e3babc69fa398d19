import type { Policy } from '@portal/contract/policy'
import { formatEuro, formatWholeEuro, toYearlyAmount } from '@portal/domain/format/format-money'
import { calculateMonthlyPremium } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { FigureCard, Umbrella } from '@portal/ui'
import { DonutCard } from '@portal/ui/charts'
import { useText } from '../texts.ts'

interface PremiumsCardProps {
  policies: readonly Policy[]
  link?: { label: string; href: string }
  /** Compact form for the dashboard: whole euros and few lines. */
  brief?: boolean
}

/** Monthly premiums of all policies: the total and each policy (POLICY-01). */
export function PremiumsCard({ policies, link, brief = false }: PremiumsCardProps) {
  const { language } = useLanguage()
  const text = useText()
  const premiums = policies.map((policy) => ({ policy, amount: calculateMonthlyPremium(policy) }))
  const unknown = premiums.filter(({ amount }) => amount === null).length
  const slices = premiums
    .map(({ policy, amount }) => ({
      id: String(policy.id),
      label: policy.name,
      lang: 'nl',
      value: amount ?? 0,
    }))
    .sort((a, b) => b.value - a.value)
  const title = text(brief ? 'policies' : 'premiums_title')
  const format = brief ? formatWholeEuro : formatEuro
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  if (total <= 0)
    return (
      <FigureCard
        question={title}
        explanation={text(unknown > 0 ? 'premiums_unknown' : 'premiums_none')}
        {...(link ? { link } : {})}
      />
    )
  return (
    <DonutCard
      title={title}
      unit={text('per_month')}
      explanation={[
        !brief && text('premiums_year', { amount: formatEuro(toYearlyAmount(total), language) }),
        unknown > 0 && text('premiums_without', { count: unknown }),
      ]
        .filter(Boolean)
        .join(' ')}
      slices={slices}
      format={(amount) => format(amount, language)}
      illustration={<Umbrella />}
      {...(brief ? { maxLines: 3 } : {})}
      {...(link ? { link } : {})}
    />
  )
}
