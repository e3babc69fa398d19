import type { Obligation } from '@portal/contract/obligation'
import { ownerOf } from '@portal/domain/advice-input'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import type { CountedGroup, CountedItem } from '../../shared/counted/counted.ts'
import { useText } from '../../texts.ts'
import type { Counting } from './counting.ts'
import { DebtOwner } from './DebtOwner.tsx'
import { debtId, ownedAs, withOwner } from './decide.ts'

/** Debts and payments for others, each with its owner, which is a choice if there are two persons. */
export function useDebtGroup({ file, names, decided, onDecide }: Counting): CountedGroup {
  const text = useText()
  const { language } = useLanguage()
  const hasPartner = Boolean(file.family.partner?.date_of_birth)
  const item = (one: Obligation, place: number): CountedItem => {
    const id = debtId(one, place)
    const name = one.type_description ?? text('counted_debt')
    const limit = one.credit_limit ?? one.principal_amount
    const monthly = one.monthly_amount ?? 0
    const isCredit = !['study_advance', 'study_loan', 'alimony'].includes(one.type) && Boolean(limit)
    const isCounted = isCredit || monthly > 0
    const isOwnerKnown = decided.owners[id] !== undefined || Boolean(file.obligations[place]?.owner)
    return {
      id: `debt-${id}`,
      name,
      isDutch: true,
      amount: isCredit
        ? text('counted_limit', { amount: formatWholeEuro(limit ?? 0, language) })
        : text('a_month', { amount: formatWholeEuro(monthly, language) }),
      ...(isCounted
        ? hasPartner && !isOwnerKnown && { about: text('owner_assumed') }
        : { about: text('warning_obligations') }),
      isCounted,
      ...(hasPartner && {
        control: (
          <DebtOwner
            name={name}
            owner={ownerOf(one)}
            names={names}
            onChoose={(owner) => onDecide(withOwner(decided, id, owner))}
          />
        ),
      }),
    }
  }
  const items = file.withObligations
    ? ownedAs(file.obligations, decided).map(item)
    : [{ id: 'debts-off', name: text('counted_debts'), about: text('without_obligations'), isCounted: false }]
  const count = items.filter(({ isCounted }) => isCounted).length
  return { id: 'debts', title: text('counted_debts'), summary: text('counted_debts_sum', { count }), items }
}
