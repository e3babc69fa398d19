import { sumAmounts } from '@portal/domain/money'
import { calculateMonthlyPremium, groupPackages, isShownPolicy } from '@portal/domain/policy'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormats } from './formats.ts'
import type { OutlineBlock, OutlineSection } from './outline.ts'

/** Policies that the portal shows, with their children (POLICY-06). */
export function createPoliciesSection(
  { policies }: CustomerFile,
  { words, euro }: DossierFormats,
): OutlineSection {
  const shown = groupPackages(policies).filter(isShownPolicy)
  const formatPremium = (policy: Parameters<typeof calculateMonthlyPremium>[0]) => {
    const amount = calculateMonthlyPremium(policy)
    return amount === null ? '' : euro(amount)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_policies'),
    columns: [
      { label: words('column_policy'), share: 38 },
      { label: words('column_insurer'), share: 24 },
      { label: words('column_number'), share: 20 },
      { label: words('column_premium'), share: 18, figures: true },
    ],
    rows: shown.flatMap((policy) => [
      [
        policy.name,
        policy.agency ?? '',
        policy.contract_number ?? policy.package_number ?? '',
        formatPremium(policy),
      ],
      ...policy.children.map((child) => [
        words('policy_part', { name: child.name }),
        child.agency ?? '',
        child.contract_number ?? '',
        '',
      ]),
    ]),
    total: [
      words('total'),
      '',
      '',
      euro(sumAmounts(shown.map((policy) => calculateMonthlyPremium(policy) ?? 0))),
    ],
  }
  return {
    title: words('section_policies'),
    blocks: shown.length > 0 ? [table] : [{ kind: 'text', text: words('nothing_known') }],
  }
}

const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const

export function createDamagesSection(
  { damages }: CustomerFile,
  { words, euro, shortDate, text }: DossierFormats,
): OutlineSection {
  const formatDamageType = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? words(`damage_${known}`) : text(type)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_damages'),
    columns: [
      { label: words('column_date'), share: 15 },
      { label: words('column_damage'), share: 35 },
      { label: words('column_status'), share: 18 },
      { label: words('column_estimated'), share: 16, figures: true },
      { label: words('column_paid'), share: 16, figures: true },
    ],
    rows: damages.map((one) => [
      shortDate(one.date),
      [formatDamageType(one.type), one.cause].filter(Boolean).join(': '),
      words(one.settled ? 'settled' : 'handled'),
      one.estimated === null ? '' : euro(one.estimated),
      one.payments.length === 0 ? '' : euro(sumAmounts(one.payments.map(({ amount }) => amount))),
    ]),
  }
  return {
    title: words('section_damages'),
    blocks: damages.length > 0 ? [table] : [{ kind: 'text', text: words('nothing_known') }],
  }
}
