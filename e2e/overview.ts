import type { Page } from '@playwright/test'
import { portalOf } from './origins.ts'

/** Setting of a test at a firm. */
export const at = (tenant: string) => ({ baseURL: portalOf(tenant) })

/** An amount as the portal writes it. */
export const euro = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount)

/** An amount as the overview writes it. */
export const wholeEuro = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  )

/** The screen within the portal. */
export const main = (page: Page) => page.getByRole('main')
/** The portal's menu. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

/** The card under a heading. */
export const cardOf = (page: Page, title: string) =>
  main(page)
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
