import { toCssName, tokenNames } from '@portal/domain/theme/token-names'

type TokenScale = Record<string, string>

/** Theme colours as CSS variables: a tenant's theme is only its variables, so no rebuild is needed. */
export const colors: TokenScale = Object.fromEntries(
  tokenNames.map((name) => [toCssName(name), `var(--${toCssName(name)})`]),
)

const spacingSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20]

/** Distances in steps of four pixels. */
export const spacing: TokenScale = Object.fromEntries(spacingSteps.map((step) => [step, `${step * 4}px`]))

/** Margins, positive or negative. */
export const margins: TokenScale = {
  ...spacing,
  ...Object.fromEntries(spacingSteps.map((step) => [`-${step}`, `${step * -4}px`])),
}

export const radii: TokenScale = { field: '8px', card: '12px', table: '24px', full: '9999px' }

export const shadows: TokenScale = {
  card: '0 1px 2px rgb(40 30 20/.05),0 6px 20px -8px rgb(40 30 20/.12)',
  float: '0 12px 32px -8px rgb(20 18 30/.4)',
}
