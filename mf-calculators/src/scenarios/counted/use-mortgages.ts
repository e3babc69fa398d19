import { today } from '@portal/contract/clock'
import { mortgagorOf } from '@portal/domain/advice-input'
import { isOnHome } from '@portal/domain/home'
import { owedNow } from '@portal/domain/mortgage-now'
import type { CountedGroup } from '../../shared/counted/counted.ts'
import { useMortgageGroup } from '../../shared/counted/use-loan-groups.ts'
import { useText } from '../../texts.ts'
import type { Counting } from './counting.ts'

/** The mortgages: all that run have to be paid; one that is of one person goes along with that person. */
export function useMortgages({ file, names }: Counting): CountedGroup {
  const text = useText()
  const home = file.living?.property ?? null
  return useMortgageGroup(file, (one) => {
    if (owedNow(one, today()) === 0) return { isCounted: false, about: text('counted_no_debt') }
    const owner = mortgagorOf(one, file)
    const about = [
      one !== file.mortgage && !isOnHome(one, home) && text('counted_other_home'),
      owner && text('counted_owner_alone', { name: names[owner] }),
    ]
    return { isCounted: true, about: about.filter(Boolean).join(' ') }
  })
}
