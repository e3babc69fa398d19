import type { Page } from '@playwright/test'
import { portalOf } from './origins.ts'

/** Test options for a tenant. */
export const at = (tenant: string) => ({ baseURL: portalOf(tenant) })

/** Formats an amount as the portal does. */
export const euro = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount)

/** Formats an amount as the overview does. */
export const wholeEuro = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  )

/** The portal's main region. */
export const main = (page: Page) => page.getByRole('main')
/** The portal's menu. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

/** Finds a card by its heading. */
export const cardOf = (page: Page, title: string) =>
  main(page)
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
