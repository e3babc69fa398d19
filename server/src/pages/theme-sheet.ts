import type { Tenant } from '@portal/contract/tenant'
import { type Brand, brandOf } from '@portal/domain/theme/brand'
import type { ChosenLook } from '@portal/domain/theme/chosen-look'
import { themeCss } from '@portal/domain/theme/theme-css'
import { LRUCache } from 'lru-cache'

interface Asked {
  brand: Brand
  look: ChosenLook
}

/** A sheet takes a millisecond to work out and weighs 2.5 kB; a firm has few, and every page of it needs one. */
const sheets = new LRUCache<string, string, Asked>({
  max: 2000,
  memoMethod: (_, __, { context: { brand, look } }) => themeCss(brand, look),
})

/** The style sheet of a firm's colours, or of the portal's for no firm, in the looks that a page may have. */
export function themeSheet(tenant: Tenant | null, look: ChosenLook): string {
  const context: Asked = { brand: brandOf(tenant), look }
  return sheets.memo(JSON.stringify(context), { context })
}
