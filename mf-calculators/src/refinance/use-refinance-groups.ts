import { today } from '@portal/contract/clock'
import { currentDebt } from '@portal/domain/current-mortgage'
import { isOnHome } from '@portal/domain/home'
import type { CountedGroup } from '../shared/counted/counted.ts'
import {
  useDebtsOfLoan,
  useIncomesOfLoan,
  useMortgageGroup,
  usePoliciesOfLoan,
} from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What a comparison includes from the file and what not: one mortgage is compared, all others must still be paid. */
export function useRefinanceGroups(file: KnownFile): CountedGroup[] {
  const text = useText()
  const home = file.living?.property ?? null
  const mortgages = useMortgageGroup(file, (one) => {
    if (currentDebt(one, today()) === 0) return { isCounted: false, about: text('counted_no_debt') }
    if (one === file.mortgage) return { isCounted: true, about: text('counted_compared') }
    return { isCounted: true, about: text(isOnHome(one, home) ? 'counted_beside_home' : 'counted_beside') }
  })
  return [mortgages, useIncomesOfLoan(file), useDebtsOfLoan(file), usePoliciesOfLoan()]
}
