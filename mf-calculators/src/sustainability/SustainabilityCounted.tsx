import { today } from '@portal/contract/clock'
import { currentDebt } from '@portal/domain/current-mortgage'
import { mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { Counted } from '../shared/counted/Counted.tsx'
import { useMortgageGroup } from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What the sustainability check includes from the file: debt on that home, but no other payments. */
export function SustainabilityCounted({ file }: { file: KnownFile }) {
  const text = useText()
  const onHome = mortgagesOnHome(file.mortgages, file.living?.property ?? null)
  const roleOf: Parameters<typeof useMortgageGroup>[1] = (one) => {
    if (!onHome.includes(one)) return { isCounted: false, about: text('counted_not_on_home') }
    const isCounted = currentDebt(one, today()) > 0
    return { isCounted, about: text(isCounted ? 'counted_on_home' : 'counted_no_debt') }
  }
  const mortgages = useMortgageGroup(file, roleOf)
  const notWeighed = (id: 'incomes' | 'debts') => {
    const name = text(`counted_${id}`)
    const item = { id, name, about: text('counted_not_weighed'), isCounted: false }
    return { id, title: name, summary: '', items: [item] }
  }
  const rest = [notWeighed('incomes'), ...(file.obligations.length > 0 ? [notWeighed('debts')] : [])]
  return <Counted groups={[mortgages, ...rest]} about={text('counted_begins')} />
}
