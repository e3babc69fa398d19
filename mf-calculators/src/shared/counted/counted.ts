import type { EditCategory } from '@portal/remote-kit/edit-path'
import type { ReactNode } from 'react'

/** One thing of the file: whether a calculation counts it, and why not. */
export interface CountedItem {
  id: string
  name: string
  /** The name is the firm's, lender's or insurer's own words, which are Dutch on every page. */
  isDutch?: boolean
  /** How much of it counts, in words. */
  amount?: string
  /** Why it does not count, or what is assumed of it. */
  about?: string
  isCounted: boolean
  /** The form in which it is put right, at this item. */
  edit?: { category: EditCategory; item?: string | number; ofPartner?: boolean }
  /** What the customer may decide about it, there and then. */
  control?: ReactNode
}

/** Things of a kind: mortgages, incomes, debts, policies. */
export interface CountedGroup {
  id: string
  title: string
  /** What of it counts, in a few words: '2 hypotheken van samen € 484.641'. */
  summary: string
  items: readonly CountedItem[]
}

/** Names of what does not count, in order. */
export const leftOutOf = (groups: readonly CountedGroup[]): CountedItem[] =>
  groups.flatMap(({ items }) => items.filter(({ isCounted }) => !isCounted))
