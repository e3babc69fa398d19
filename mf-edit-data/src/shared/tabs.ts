import type { Customer } from '@portal/contract/customer'
import type { Feature } from '@portal/contract/feature'
import { featureGates } from '@portal/contract/feature-gate'
import type { Gate } from '@portal/contract/registry'

/** Route pattern of the screen (ROUTE-21). */
export const editRoute = '/editInfo/:tab?/:id?'

/**
 * Categories, in sidebar order (EDIT-01). Security and privacy are separate from the account, which would otherwise be
 * four screens long.
 */
export const tabs = [
  ...(['living', 'mortgage', 'account', 'contactDetails', 'personalia', 'income'] as const),
  ...(['security', 'privacy'] as const),
] as const
export type TabId = (typeof tabs)[number]

/** Categories that every customer can edit; others need permission to edit their own file (EDIT-02, EDIT-03). */
const open: ReadonlySet<TabId> = new Set(['account', 'contactDetails', 'security', 'privacy'])

/** Categories for a customer who left the tenant: nothing of the file. */
const ofAccount: ReadonlySet<TabId> = new Set(['account', 'security', 'privacy'])

/** Feature of a category; others exist at every tenant. */
const featureOf: Partial<Record<TabId, Feature>> = { mortgage: 'mortgages', income: 'income' }

/** Subject of a category: in another person's file only editable ones are shown (HOUSE-05). */
const subjectOf: Record<TabId, string> = {
  living: 'home:change',
  mortgage: 'home:change',
  account: 'own',
  contactDetails: 'personal:change',
  personalia: 'personal:change',
  income: 'income:change',
  security: 'own',
  privacy: 'own',
}

/**
 * Categories that a customer may edit: without features that the tenant has switched off (TENANT-10, TENANT-11), and
 * only those of the account after leaving the tenant (ERASE-12).
 */
export const tabsOf = (
  { can_update_self, access_until }: Pick<Customer, 'can_update_self' | 'access_until'>,
  isAllowed: (gate: Gate) => boolean,
): readonly TabId[] =>
  tabs.filter((tab) => {
    const feature = featureOf[tab]
    if (access_until && !ofAccount.has(tab)) return false
    return (
      (can_update_self || open.has(tab)) &&
      (!feature || isAllowed(featureGates[feature])) &&
      isAllowed({ subject: subjectOf[tab] })
    )
  })

/** Category to show: the first if the address names none, the account if it names one that is not allowed (EDIT-06). */
export function tabShown(allowed: readonly TabId[], requested: string | undefined): TabId {
  const [first = 'account'] = allowed
  if (requested === undefined) return first
  return allowed.find((tab) => tab === requested) ?? (allowed.includes('account') ? 'account' : first)
}

/** Path of a category. */
export const tabPath = (tab: TabId): string => `/editInfo/${tab}`
