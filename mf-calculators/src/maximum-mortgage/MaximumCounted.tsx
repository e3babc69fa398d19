import { isOnHome } from '@portal/domain/home'
import { Counted } from '../shared/counted/Counted.tsx'
import {
  useDebtsOfLoan,
  useIncomesOfLoan,
  useMortgagesOfLoan,
  usePoliciesOfLoan,
} from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What of the file a maximum for another home begins with, and what not: a home that is kept still has to be paid for. */
export function MaximumCounted({ file }: { file: KnownFile }) {
  const text = useText()
  const home = file.living?.property ?? null
  const mortgages = useMortgagesOfLoan(file, (one) =>
    one === file.mortgage || isOnHome(one, home)
      ? { isCounted: false, about: text('counted_sold') }
      : { isCounted: true, about: text('counted_kept') },
  )
  const groups = [mortgages, useIncomesOfLoan(file), useDebtsOfLoan(file), usePoliciesOfLoan()]
  return (
    <Counted
      groups={groups.filter(({ items }) => items.length > 0)}
      norms={null}
      about={text('counted_begins')}
    />
  )
}
