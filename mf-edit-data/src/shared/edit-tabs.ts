import type { Customer } from '@portal/contract/customer'
import type { Feature } from '@portal/contract/feature'
import type { AccessGate } from '@portal/contract/remote-registry'
import { featureGates } from '@portal/domain/feature-gate'

/** Route pattern of the screen (ROUTE-21). */
export const editRoute = '/editInfo/:tab?/:id?'

/**
 * Categories, in sidebar order (EDIT-01), each with the right that it requires: in another person's file, only categories
 * with a granted right are shown (HOUSE-05). Security and privacy are separate from the account, which would otherwise be
 * four screens long.
 */
const requiredRightByTab = {
  living: 'home:change',
  mortgage: 'home:change',
  account: 'own',
  contactDetails: 'personal:change',
  personalia: 'personal:change',
  income: 'income:change',
  security: 'own',
  privacy: 'own',
} as const
export type EditTabId = keyof typeof requiredRightByTab
export const editTabIds = Object.keys(requiredRightByTab) as EditTabId[]

/** Feature that a category requires; a category without one exists at every tenant. */
const featureByTab: Partial<Record<EditTabId, Feature>> = { mortgage: 'mortgages', income: 'income' }

/**
 * Returns the categories that a customer may edit: only those of the account and the contact data without permission to
 * edit the file (EDIT-02, EDIT-03), without features that the tenant has switched off (TENANT-10, TENANT-11), and only
 * those of the account after the customer left the tenant (ERASE-12).
 */
export const getAllowedTabs = (
  { can_update_self, access_until }: Pick<Customer, 'can_update_self' | 'access_until'>,
  isAllowed: (gate: AccessGate) => boolean,
): readonly EditTabId[] =>
  editTabIds.filter((tab) => {
    const feature = featureByTab[tab]
    const isOfAccount = requiredRightByTab[tab] === 'own'
    if (access_until && !isOfAccount) return false
    return (
      (can_update_self || isOfAccount || tab === 'contactDetails') &&
      (!feature || isAllowed(featureGates[feature])) &&
      isAllowed({ subject: requiredRightByTab[tab] })
    )
  })

/**
 * Selects the category to show: the first one if the URL names none, the account if the URL names one that is not
 * allowed (EDIT-06).
 */
export function selectShownTab(allowed: readonly EditTabId[], requested: string | undefined): EditTabId {
  const [first = 'account'] = allowed
  if (requested === undefined) return first
  return allowed.find((tab) => tab === requested) ?? (allowed.includes('account') ? 'account' : first)
}

export const getEditTabPath = (tab: EditTabId): string => `/editInfo/${tab}`
