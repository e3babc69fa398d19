import type { Tenant } from '@portal/contract/tenant'
import { type Brand, brandOf } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { themeCss } from '@portal/domain/theme/theme-css'
import { LRUCache } from 'lru-cache'

interface ThemeRequest {
  brand: Brand
  look: ColorSettings
}

/** A theme takes a millisecond to compute and has 2.5 kB; a tenant has few, and every page needs one. */
const sheets = new LRUCache<string, string, ThemeRequest>({
  max: 2000,
  memoMethod: (_, __, { context: { brand, look } }) => themeCss(brand, look),
})

/** Style sheet of a tenant's theme, or of the default, in the colour schemes that a page may have. */
export function themeSheet(tenant: Tenant | null, look: ColorSettings): string {
  const context: ThemeRequest = { brand: brandOf(tenant), look }
  return sheets.memo(JSON.stringify(context), { context })
}
