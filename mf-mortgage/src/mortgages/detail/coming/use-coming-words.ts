import type { CalendarEvent } from '@portal/domain/calendar'
import type { ComingUp } from '@portal/domain/coming-up'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { usePartWords } from '../use-part-words.ts'

/** Days before a date on which a calendar reminds of it: time enough to talk it over and to arrange it. */
const remindDays: Record<ComingUp['kind'], number> = {
  'fixed-end': 120,
  'deduction-end': 180,
  'part-end': 365,
  'penalty-free': 30,
}

/** Puts what is coming up in words: what happens, what it means, and how a calendar holds it. */
export function useComingWords() {
  const { language } = useLanguage()
  const text = useText()
  const partWords = usePartWords()
  const titleOf = ({ kind, parts, amount }: ComingUp): string => {
    const words = partWords(parts)
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end', words)
      case 'deduction-end':
        return text('coming_deduction_end', words)
      case 'part-end':
        return text('coming_part_end', words)
      case 'penalty-free':
        return text('coming_penalty_free', { amount: formatWholeEuro(amount ?? 0, language) })
    }
  }
  const meaningOf = ({ kind, amount }: ComingUp): string => {
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end_meaning')
      case 'deduction-end':
        return text('coming_deduction_end_meaning')
      case 'part-end':
        if (amount === null) return text('coming_part_end_unknown')
        return amount > 0
          ? text('coming_part_end_open', { amount: formatWholeEuro(amount, language) })
          : text('coming_part_end_meaning')
      case 'penalty-free':
        return text('coming_penalty_free_meaning')
    }
  }
  return {
    titleOf,
    meaningOf,
    /** The event of a calendar; `id` and `name` tell the mortgage. */
    eventOf: (coming: ComingUp, mortgage: { id: string | number; name: string }): CalendarEvent => ({
      id: `${coming.kind}-${coming.date}-${coming.parts.join('-')}-mortgage-${mortgage.id}@portaal`,
      title: text('coming_event', { name: mortgage.name, what: titleOf(coming) }),
      when: coming.date,
      description: meaningOf(coming),
      remindDays: remindDays[coming.kind],
    }),
  }
}
