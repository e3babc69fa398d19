import { formatWholeEuro } from '@portal/domain/format/format-money'
import type { ExclusionReason, PolicyCover } from '@portal/domain/policy-cover'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'

export function useFormatCover(names: Record<'applicant' | 'partner', string>) {
  const text = useText()
  const { language } = useLanguage()
  return {
    /** Formats a benefit as '€ 950 per maand bij werkloosheid'. */
    amount: ({ sent }: PolicyCover): string =>
      text(sent.monthly_benefit ? `cover_monthly_${sent.covers}` : 'cover_at_death', {
        amount: formatWholeEuro(sent.monthly_benefit ?? sent.amount ?? 0, language),
      }),
    /** Formats the insured person, the period in which the policy pays, and the assumptions. */
    about: ({ sent, isNamed, changes }: PolicyCover): string =>
      [
        text(isNamed ? 'cover_insured' : 'cover_insured_assumed', { name: names[sent.insured] }),
        sent.covers === 'death' &&
          text(sent.beneficiary === 'lender' ? 'cover_to_lender' : 'cover_to_survivor'),
        sent.waiting_months > 0 && text('cover_waiting', { count: sent.waiting_months }),
        sent.duration_in_months != null && text('cover_duration', { count: sent.duration_in_months }),
        sent.end_age != null && text('cover_end_age', { age: sent.end_age }),
        sent.monthly_benefit && sent.covers === 'incapacity' && text('cover_partial'),
        changes && text('cover_changes'),
      ]
        .filter(Boolean)
        .join(' '),
    why: (why: ExclusionReason): string => text(`cover_out_${why}`),
  }
}
