import type { Obligation } from '@portal/contract/obligation'
import { getDebtOwner } from '@portal/domain/advice-input'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { IncludedItem, IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useText } from '../../texts.ts'
import { applyDebtOwners, getDebtId, setDebtOwner } from './change-inclusion-choices.ts'
import { DebtOwnerField } from './DebtOwnerField.tsx'
import type { InclusionContext } from './inclusion-context.ts'

/** Group of debts and alimony, each with its owner. With two persons, the customer can choose the owner. */
export function useDebtGroup({ file, names, decided, onDecide }: InclusionContext): IncludedItemGroup {
  const text = useText()
  const { language } = useLanguage()
  const hasPartner = Boolean(file.family.partner?.date_of_birth)
  const createDebtItem = (one: Obligation, place: number): IncludedItem => {
    const id = getDebtId(one, place)
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
          <DebtOwnerField
            name={name}
            owner={getDebtOwner(one)}
            names={names}
            onChoose={(owner) => onDecide(setDebtOwner(decided, id, owner))}
          />
        ),
      }),
    }
  }
  const items = file.withObligations
    ? applyDebtOwners(file.obligations, decided).map(createDebtItem)
    : [{ id: 'debts-off', name: text('counted_debts'), about: text('without_obligations'), isCounted: false }]
  const count = items.filter(({ isCounted }) => isCounted).length
  return { id: 'debts', title: text('counted_debts'), summary: text('counted_debts_sum', { count }), items }
}
