import { fileURLToPath } from 'node:url'
import type { Tenant } from '@portal/contract/tenant'
import { getTenantBrand } from '@portal/domain/theme/brand'
import { deriveTheme } from '@portal/domain/theme/derive-theme'
import { createTints } from '@portal/domain/theme/tints'

export interface Typeface {
  plain: string
  strong: string
}

/** The portal's typeface, and one with Greek, Cyrillic and Vietnamese letters. */
export const typefaces = {
  own: {
    plain: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/alan-sans/400Regular/AlanSans_400Regular.ttf'),
    ),
    strong: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/alan-sans/600SemiBold/AlanSans_600SemiBold.ttf'),
    ),
  },
  wide: {
    plain: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    strong: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  },
} satisfies Record<string, Typeface>

/** Font sizes in points. */
export const fontSizes = {
  title: 28,
  figure: 15,
  section: 16,
  block: 11,
  text: 9.5,
  cell: 9,
  small: 8,
} as const

/** Width, height and margins of an A4 page in points. */
export const pageSize = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 72 } as const

export const contentWidth = pageSize.width - 2 * pageSize.side

/** Returns the tenant's theme, and tints of its primary colour (THEME-01). */
export function getDossierColours(tenant: Tenant) {
  const tint = createTints(tenant.primary_color)
  const theme = deriveTheme(getTenantBrand(tenant))
  return { ...theme, tile: tint[90], rule: tint[60] }
}

export type DossierColours = ReturnType<typeof getDossierColours>
