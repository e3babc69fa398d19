import { sumAmounts } from '@portal/domain/money'
import { calculateMonthlyPremium, groupPackages, isShownPolicy } from '@portal/domain/policy'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormatters } from './dossier-formatters.ts'
import type { OutlineSection } from './dossier-outline.ts'

export function createPoliciesSection(
  { policies }: CustomerFile,
  { getText, euro, tableSection }: DossierFormatters,
): OutlineSection {
  const shown = groupPackages(policies).filter(isShownPolicy)
  const formatPremium = (policy: Parameters<typeof calculateMonthlyPremium>[0]) => {
    const amount = calculateMonthlyPremium(policy)
    return amount === null ? '' : euro(amount)
  }
  const premiums = sumAmounts(shown.map((policy) => calculateMonthlyPremium(policy) ?? 0))
  return tableSection(
    'section_policies',
    [
      ['column_policy', 38],
      ['column_insurer', 24],
      ['column_number', 20],
      ['column_premium', 18, 'numeric'],
    ],
    shown.flatMap((policy) => [
      [
        policy.name,
        policy.agency ?? '',
        policy.contract_number ?? policy.package_number ?? '',
        formatPremium(policy),
      ],
      ...policy.children.map((child) => [
        getText('policy_part', { name: child.name }),
        child.agency ?? '',
        child.contract_number ?? '',
        '',
      ]),
    ]),
    [getText('total'), '', '', euro(premiums)],
  )
}

const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const

export function createDamagesSection(
  { damages }: CustomerFile,
  { getText, euro, shortDate, text, tableSection }: DossierFormatters,
): OutlineSection {
  const formatDamageType = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? getText(`damage_${known}`) : text(type)
  }
  return tableSection(
    'section_damages',
    [
      ['column_date', 15],
      ['column_damage', 35],
      ['column_status', 18],
      ['column_estimated', 16, 'numeric'],
      ['column_paid', 16, 'numeric'],
    ],
    damages.map((one) => [
      shortDate(one.date),
      [formatDamageType(one.type), one.cause].filter(Boolean).join(': '),
      getText(one.settled ? 'settled' : 'handled'),
      one.estimated === null ? '' : euro(one.estimated),
      one.payments.length === 0 ? '' : euro(sumAmounts(one.payments.map(({ amount }) => amount))),
    ]),
  )
}
