import { sumOf } from '@portal/domain/money'
import { gatherPackages, isShownPolicy, monthlyPremiumOf } from '@portal/domain/policy'
import type { CustomerFile } from '../file.ts'
import type { Formats } from './formats.ts'
import type { Block, Section } from './outline.ts'

/** Policies that the portal shows, with their children (POLICY-06). */
export function policiesSection({ policies }: CustomerFile, { words, euro }: Formats): Section {
  const shown = gatherPackages(policies).filter(isShownPolicy)
  const premium = (policy: Parameters<typeof monthlyPremiumOf>[0]) => {
    const amount = monthlyPremiumOf(policy)
    return amount === null ? '' : euro(amount)
  }
  const table: Block = {
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
        premium(policy),
      ],
      ...policy.children.map((child) => [
        words('policy_part', { name: child.name }),
        child.agency ?? '',
        child.contract_number ?? '',
        '',
      ]),
    ]),
    total: [words('total'), '', '', euro(sumOf(shown.map((policy) => monthlyPremiumOf(policy) ?? 0)))],
  }
  return {
    title: words('section_policies'),
    blocks: shown.length > 0 ? [table] : [{ kind: 'text', text: words('nothing_known') }],
  }
}

const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const

/** Damage reports and their results. */
export function damagesSection(
  { damages }: CustomerFile,
  { words, euro, shortDate, text }: Formats,
): Section {
  const kindOf = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? words(`damage_${known}`) : text(type)
  }
  const table: Block = {
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
      [kindOf(one.type), one.cause].filter(Boolean).join(': '),
      words(one.settled ? 'settled' : 'handled'),
      one.estimated === null ? '' : euro(one.estimated),
      one.payments.length === 0 ? '' : euro(sumOf(one.payments.map(({ amount }) => amount))),
    ]),
  }
  return {
    title: words('section_damages'),
    blocks: damages.length > 0 ? [table] : [{ kind: 'text', text: words('nothing_known') }],
  }
}
