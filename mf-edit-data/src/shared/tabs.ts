import type { Customer } from '@portal/contract/customer'
import type { Feature } from '@portal/contract/feature'
import { featureGates } from '@portal/contract/feature-gate'
import type { Gate } from '@portal/contract/registry'

/** Pattern of the screen's address (ROUTE-21). */
export const editRoute = '/editInfo/:tab?/:id?'

/**
 * Categories of what can be edited (EDIT-01), in the order of the sidebar. What keeps an account safe and what the law lets a
 * customer ask for have categories of their own, as one that held all of it was four screens long.
 */
export const tabs = [
  ...(['living', 'mortgage', 'account', 'contactDetails', 'personalia', 'income'] as const),
  ...(['security', 'privacy'] as const),
] as const
export type TabId = (typeof tabs)[number]

/** Categories that every customer can edit; the rest needs permission to edit the own file (EDIT-02, EDIT-03). */
const open: ReadonlySet<TabId> = new Set(['account', 'contactDetails', 'security', 'privacy'])

/** What stays to who left the firm: nothing of the file. */
const ofAccount: ReadonlySet<TabId> = new Set(['account', 'security', 'privacy'])

/** What a category belongs to; one that is not named belongs to every firm. */
const featureOf: Partial<Record<TabId, Feature>> = { mortgage: 'mortgages', income: 'income' }

/** What of a file a category changes: of the file of somebody else those are shown that may be changed (HOUSE-05). */
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

/** The categories that a customer may change at a firm: none of what the firm has off (TENANT-10, TENANT-11), and of who left the firm the account's alone (ERASE-12). */
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

/** The category to show: the first where the address names none, the account where it names none that is allowed (EDIT-06). */
export function tabShown(allowed: readonly TabId[], requested: string | undefined): TabId {
  const [first = 'account'] = allowed
  if (requested === undefined) return first
  return allowed.find((tab) => tab === requested) ?? (allowed.includes('account') ? 'account' : first)
}

/** Address of a category. */
export const tabPath = (tab: TabId): string => `/editInfo/${tab}`
