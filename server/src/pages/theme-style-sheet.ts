import type { Tenant } from '@portal/contract/tenant'
import { type BrandInput, getTenantBrand } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { LRUCache } from 'lru-cache'

interface ThemeRequest {
  brand: BrandInput
  colorSettings: ColorSettings
}

/** Style sheets are cached, since computing a theme takes a millisecond and every page needs one. */
const themeStyleSheetCache = new LRUCache<string, string, ThemeRequest>({
  max: 2000,
  memoMethod: (_, __, { context: { brand, colorSettings } }) => createThemeCss(brand, colorSettings),
})

/**
 * Returns the style sheet of the tenant's theme, or of the default theme, in the colour schemes that the page may have.
 */
export function getThemeStyleSheet(tenant: Tenant | null, colorSettings: ColorSettings): string {
  const context: ThemeRequest = { brand: getTenantBrand(tenant), colorSettings }
  return themeStyleSheetCache.memo(JSON.stringify(context), { context })
}
