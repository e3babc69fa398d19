import type { EditCategory } from '@portal/remote-kit/edit-path'
import type { ReactNode } from 'react'

/** An item of the file: whether a calculation includes it, and why not. */
export interface CountedItem {
  id: string
  name: string
  /** Whether the name is the tenant's, lender's or insurer's own, which is Dutch on every page. */
  isDutch?: boolean
  /** The included amount, formatted. */
  amount?: string
  /** Why it is not included, or what is assumed about it. */
  about?: string
  isCounted: boolean
  /** Form and item where it can be corrected. */
  edit?: { category: EditCategory; item?: string | number; ofPartner?: boolean }
  /** Control for the customer's decision. */
  control?: ReactNode
}

/** Items of one kind: mortgages, incomes, debts, policies. */
export interface CountedGroup {
  id: string
  title: string
  /** Short summary: '2 hypotheken van samen € 484.641'. */
  summary: string
  items: readonly CountedItem[]
}

/** Items that are not included, in order. */
export const leftOutOf = (groups: readonly CountedGroup[]): CountedItem[] =>
  groups.flatMap(({ items }) => items.filter(({ isCounted }) => !isCounted))
