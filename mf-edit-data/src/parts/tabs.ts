import type { Customer } from '@portal/contract/customer'

/** Pattern of the screen's address (ROUTE-21). */
export const editRoute = '/editInfo/:tab?'

/** Categories of what can be edited (EDIT-01), in the order of the sidebar. */
export const tabs = ['living', 'mortgage', 'account', 'contactDetails', 'personalia', 'income'] as const
export type TabId = (typeof tabs)[number]

/** What every customer may change; the rest is for those who may change the own file (EDIT-02, EDIT-03). */
const open: ReadonlySet<TabId> = new Set(['account', 'contactDetails'])

/** The categories that a customer may change. */
export const tabsOf = ({ can_update_self }: Pick<Customer, 'can_update_self'>): readonly TabId[] =>
  tabs.filter((tab) => can_update_self || open.has(tab))

/** The category to show: the first where the address names none, the account where it names none that is allowed (EDIT-06). */
export function tabShown(allowed: readonly TabId[], asked: string | undefined): TabId {
  if (asked === undefined) return allowed[0] ?? 'account'
  return allowed.find((tab) => tab === asked) ?? 'account'
}

/** Address of a category. */
export const tabPath = (tab: TabId): string => `/editInfo/${tab}`
