import type { Tenant } from '@portal/contract/tenant'
import { type BrandInput, getTenantBrand } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { LRUCache } from 'lru-cache'

interface ThemeRequest {
  brand: BrandInput
  look: ColorSettings
}

/**
 * Computing a theme takes a millisecond, and its style sheet has 2.5 kB. A tenant has few themes, and every page needs
 * one.
 */
const themeSheetCache = new LRUCache<string, string, ThemeRequest>({
  max: 2000,
  memoMethod: (_, __, { context: { brand, look } }) => createThemeCss(brand, look),
})

/** Returns the style sheet of a tenant's theme, or of the default theme, in the colour schemes that a page may have. */
export function getThemeSheet(tenant: Tenant | null, look: ColorSettings): string {
  const context: ThemeRequest = { brand: getTenantBrand(tenant), look }
  return themeSheetCache.memo(JSON.stringify(context), { context })
}
