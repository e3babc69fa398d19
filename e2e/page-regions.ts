import type { Page } from '@playwright/test'
import { getPortalOrigin } from './origins.ts'

/** Returns test options with the origin of a tenant. */
export const getTenantOptions = (tenant: string) => ({ baseURL: getPortalOrigin(tenant) })

/** Formats an amount as the portal does, in euro. */
export const formatAmount = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount)

/** Formats an amount in whole euros, as the overview does. */
export const formatWholeEuros = (amount: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    amount,
  )

export const getMain = (page: Page) => page.getByRole('main')
export const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

export const getCard = (page: Page, title: string) =>
  getMain(page)
    .locator('article, section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
