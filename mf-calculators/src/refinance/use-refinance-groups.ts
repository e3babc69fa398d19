import { isOnHome } from '@portal/domain/home'
import type { CountedGroup } from '../shared/counted/counted.ts'
import {
  useDebtsOfLoan,
  useIncomesOfLoan,
  useMortgagesOfLoan,
  usePoliciesOfLoan,
} from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What a comparison counts of the file and does not: one mortgage is compared, all others must be paid beside it. */
export function useRefinanceGroups(file: KnownFile): CountedGroup[] {
  const text = useText()
  const home = file.living?.property ?? null
  const mortgages = useMortgagesOfLoan(file, (one) => ({
    isCounted: true,
    about: text(
      one === file.mortgage
        ? 'counted_compared'
        : isOnHome(one, home)
          ? 'counted_beside_home'
          : 'counted_beside',
    ),
  }))
  return [mortgages, useIncomesOfLoan(file), useDebtsOfLoan(file), usePoliciesOfLoan()].filter(
    ({ items }) => items.length > 0,
  )
}
