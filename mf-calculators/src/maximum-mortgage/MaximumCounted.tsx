import { mortgagesElsewhere } from '@portal/domain/matched-mortgage'
import { Counted } from '../shared/counted/Counted.tsx'
import {
  useDebtsOfLoan,
  useIncomesOfLoan,
  useMortgageGroup,
  usePoliciesOfLoan,
} from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What a maximum for another home includes from the file, and what not: a home that is kept still has to be paid. */
export function MaximumCounted({ file }: { file: KnownFile }) {
  const text = useText()
  const retainedMortgages = mortgagesElsewhere(file.mortgages, file.living?.property ?? null)
  const mortgages = useMortgageGroup(file, (one) => {
    if (!retainedMortgages.includes(one)) return { isCounted: false, about: text('counted_sold') }
    const isCounted = (one.monthly_amount ?? 0) > 0
    return { isCounted, about: text(isCounted ? 'counted_kept' : 'counted_kept_unknown') }
  })
  const groups = [mortgages, useIncomesOfLoan(file), useDebtsOfLoan(file), usePoliciesOfLoan()]
  return <Counted groups={groups} about={text('counted_begins')} />
}
