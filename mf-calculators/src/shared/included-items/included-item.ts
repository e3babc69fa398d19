import type { EditCategory } from '@portal/remote-kit/edit-path'
import type { ReactNode } from 'react'

/** An item of the customer file, and whether a calculation includes it. */
export interface IncludedItem {
  id: string
  name: string
  /** Whether the name comes from the tenant, lender or insurer and is therefore Dutch in every language. */
  isDutch?: boolean
  /** The included amount, formatted. */
  amount?: string
  /** Reason for excluding the item, or the assumption about it. */
  about?: string
  isCounted: boolean
  /** Form and item where the customer can correct the data. */
  edit?: { category: EditCategory; item?: string | number; ofPartner?: boolean }
  /** Control for the customer's choice. */
  control?: ReactNode
}

/** Items of one kind: mortgages, incomes, debts, policies. */
export interface IncludedItemGroup {
  id: string
  title: string
  /** Short summary: '2 hypotheken van samen € 484.641'. */
  summary: string
  items: readonly IncludedItem[]
}

export const listExcludedItems = (groups: readonly IncludedItemGroup[]): IncludedItem[] =>
  groups.flatMap(({ items }) => items.filter(({ isCounted }) => !isCounted))
