import { fileURLToPath } from 'node:url'
import type { Tenant } from '@portal/contract/tenant'
import { brandOf } from '@portal/domain/theme/brand'
import { tints } from '@portal/domain/theme/tints'
import { themeOf } from '@portal/domain/theme/tokens'

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
export const sizes = { title: 28, figure: 15, section: 16, block: 11, text: 9.5, cell: 9, small: 8 } as const

/** An A4 page in points, with its margins. */
export const sheet = { width: 595.28, height: 841.89, side: 56, top: 64, bottom: 72 } as const

/** Width of the content in points. */
export const contentWidth = sheet.width - 2 * sheet.side

/** Colours of a tenant's dossier: those of its portal, with tints of the primary colour for decoration (THEME-01). */
export function coloursOf(tenant: Tenant) {
  const tint = tints(tenant.primary_color)
  const theme = themeOf(brandOf(tenant))
  return { ...theme, tile: tint[90], rule: tint[60] }
}

/** The colours of a dossier by name. */
export type Colours = ReturnType<typeof coloursOf>
