import { type Obligation, obligationOwners } from '@portal/contract/obligation'
import { getDebtOwner, type DebtOwner as Owner } from '@portal/domain/advice-input'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { IncludedItem, IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { SegmentedControl } from '../../shared/SegmentedControl.tsx'
import { useText } from '../../texts.ts'
import { applyDebtOwners, getDebtId, setDebtOwner } from './change-inclusion-choices.ts'
import type { InclusionContext } from './inclusion-context.ts'

interface DebtOwnerFieldProps {
  /** Name of the debt. */
  name: string
  owner: Owner
  names: Record<'applicant' | 'partner', string>
  onChoose: (owner: Owner) => void
}

/**
 * Choice of a debt's owner: one of the two persons or both. Scenarios in which a person leaves or dies treat the debt
 * according to its owner.
 */
function DebtOwnerField({ name, owner, names, onChoose }: DebtOwnerFieldProps) {
  const text = useText()
  const words = { customer: names.applicant, partner: names.partner, joint: text('owner_joint') }
  const options = obligationOwners.map((value) => ({ value, content: words[value] }))
  return (
    <SegmentedControl
      label={text('owner_of', { name })}
      options={options}
      chosen={owner}
      onChoose={onChoose}
    />
  )
}

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
