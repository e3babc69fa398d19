import { fileURLToPath } from 'node:url'
import type { Tenant } from '@portal/contract/tenant'
import { getTenantBrand } from '@portal/domain/theme/brand'
import { deriveTheme } from '@portal/domain/theme/derive-theme'
import { createTints } from '@portal/domain/theme/tints'

/** A typeface in two weights, by file path. */
export interface Typeface {
  plain: string
  strong: string
}

/** Typefaces: the portal's own, and one that also has Greek, Cyrillic and Vietnamese letters. */
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

/** An A4 page in points, with its margins. */
export const pageSize = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 72 } as const

/** Width of the content in points. */
export const contentWidth = pageSize.width - 2 * pageSize.side

/**
 * Gets the colours of a tenant's dossier: those of its portal, with tints of the primary colour for decoration
 * (THEME-01).
 */
export function getDossierColours(tenant: Tenant) {
  const tint = createTints(tenant.primary_color)
  const theme = deriveTheme(getTenantBrand(tenant))
  return { ...theme, tile: tint[90], rule: tint[60] }
}

export type DossierColours = ReturnType<typeof getDossierColours>
