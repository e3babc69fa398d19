import { today } from '@portal/contract/clock'
import { soleDebtorOf } from '@portal/domain/advice-input'
import { currentDebt } from '@portal/domain/current-mortgage'
import { isOnHome } from '@portal/domain/home'
import type { CountedGroup } from '../../shared/counted/counted.ts'
import { useMortgageGroup } from '../../shared/counted/use-loan-groups.ts'
import { useText } from '../../texts.ts'
import type { Counting } from './counting.ts'

/** The mortgages: all running ones have to be paid; one with a single owner goes with that person. */
export function useMortgages({ file, names }: Counting): CountedGroup {
  const text = useText()
  const home = file.living?.property ?? null
  return useMortgageGroup(file, (one) => {
    if (currentDebt(one, today()) === 0) return { isCounted: false, about: text('counted_no_debt') }
    const owner = soleDebtorOf(one, file)
    const about = [
      one !== file.mortgage && !isOnHome(one, home) && text('counted_other_home'),
      owner && text('counted_owner_alone', { name: names[owner] }),
    ]
    return { isCounted: true, about: about.filter(Boolean).join(' ') }
  })
}
