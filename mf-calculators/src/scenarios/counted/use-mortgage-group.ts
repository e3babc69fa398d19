import type { Mortgage } from '@portal/contract/mortgage'
import { mortgagorOf } from '@portal/domain/advice-input'
import { formatWholeEuro } from '@portal/domain/format/money'
import { isOnHome } from '@portal/domain/home'
import { sumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import type { CountedGroup, CountedItem } from '../../shared/counted/counted.ts'
import { debtOf, isApplied, useMortgageName } from '../../shared/counted/use-mortgage-words.ts'
import { useText } from '../../texts.ts'
import type { Counting } from './use-counted.tsx'

/** The mortgages: all that run have to be paid; one that is applied for does not count yet. */
export function useMortgageGroup({ file, names }: Counting): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const { mortgage, otherMortgages, mortgages, living } = file
  const running = [...(mortgage ? [mortgage] : []), ...otherMortgages]
  const nameOf = useMortgageName()
  const aboutOf = (one: Mortgage): string => {
    const owner = mortgagorOf(one, file)
    return [
      one !== mortgage && !isOnHome(one, living?.property ?? null) && text('counted_other_home'),
      owner && text('counted_owner_alone', { name: names[owner] }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const item = (one: Mortgage, isCounted: boolean, about: string): CountedItem => ({
    id: `mortgage-${one.id}`,
    name: nameOf(one),
    isDutch: true,
    amount: formatWholeEuro(debtOf(one), language),
    about,
    isCounted,
    edit: { category: 'mortgage', item: one.id },
  })
  const rest = mortgages.filter(isApplied)
  return {
    id: 'mortgages',
    title: text('counted_mortgages'),
    summary: text('counted_mortgages_sum', {
      count: running.length,
      amount: formatWholeEuro(sumOf(running.map(debtOf)), language),
    }),
    items: [
      ...running.map((one) =>
        item(one, debtOf(one) > 0, debtOf(one) > 0 ? aboutOf(one) : text('counted_no_debt')),
      ),
      ...rest.map((one) => item(one, false, text('counted_applied'))),
    ],
  }
}
