import { sumAmounts } from '@portal/domain/money'
import { calculateMonthlyPremium, groupPackages, isShownPolicy } from '@portal/domain/policy'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormatters } from './dossier-formatters.ts'
import type { OutlineBlock, OutlineSection } from './dossier-outline.ts'

export function createPoliciesSection(
  { policies }: CustomerFile,
  { getText, euro }: DossierFormatters,
): OutlineSection {
  const shown = groupPackages(policies).filter(isShownPolicy)
  const formatPremium = (policy: Parameters<typeof calculateMonthlyPremium>[0]) => {
    const amount = calculateMonthlyPremium(policy)
    return amount === null ? '' : euro(amount)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_policies'),
    columns: [
      { label: getText('column_policy'), share: 38 },
      { label: getText('column_insurer'), share: 24 },
      { label: getText('column_number'), share: 20 },
      { label: getText('column_premium'), share: 18, isNumeric: true },
    ],
    rows: shown.flatMap((policy) => [
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
    total: [
      getText('total'),
      '',
      '',
      euro(sumAmounts(shown.map((policy) => calculateMonthlyPremium(policy) ?? 0))),
    ],
  }
  return {
    title: getText('section_policies'),
    blocks: shown.length > 0 ? [table] : [{ kind: 'text', text: getText('nothing_known') }],
  }
}

const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const

export function createDamagesSection(
  { damages }: CustomerFile,
  { getText, euro, shortDate, text }: DossierFormatters,
): OutlineSection {
  const formatDamageType = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? getText(`damage_${known}`) : text(type)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_damages'),
    columns: [
      { label: getText('column_date'), share: 15 },
      { label: getText('column_damage'), share: 35 },
      { label: getText('column_status'), share: 18 },
      { label: getText('column_estimated'), share: 16, isNumeric: true },
      { label: getText('column_paid'), share: 16, isNumeric: true },
    ],
    rows: damages.map((one) => [
      shortDate(one.date),
      [formatDamageType(one.type), one.cause].filter(Boolean).join(': '),
      getText(one.settled ? 'settled' : 'handled'),
      one.estimated === null ? '' : euro(one.estimated),
      one.payments.length === 0 ? '' : euro(sumAmounts(one.payments.map(({ amount }) => amount))),
    ]),
  }
  return {
    title: getText('section_damages'),
    blocks: damages.length > 0 ? [table] : [{ kind: 'text', text: getText('nothing_known') }],
  }
}
