import { toCssName, tokenNames } from '@portal/domain/theme/token-names'

type TokenScale = Record<string, string>

/** Theme colours as CSS variables. A tenant's theme only sets the variables, so it needs no build. */
export const colorScale: TokenScale = Object.fromEntries(
  tokenNames.map((name) => [toCssName(name), `var(--${toCssName(name)})`]),
)

const spacingSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20]

/** Distances in pixels: step n is 4n pixels. */
export const spacingScale: TokenScale = Object.fromEntries(
  spacingSteps.map((step) => [step, `${step * 4}px`]),
)

/** Margins, which unlike other distances can be negative. */
export const marginScale: TokenScale = {
  ...spacingScale,
  ...Object.fromEntries(spacingSteps.map((step) => [`-${step}`, `${step * -4}px`])),
}

export const radiusScale: TokenScale = { field: '8px', card: '12px', table: '24px', full: '9999px' }

export const shadowScale: TokenScale = {
  card: '0 1px 2px rgb(40 30 20/.05),0 6px 20px -8px rgb(40 30 20/.12)',
  float: '0 12px 32px -8px rgb(20 18 30/.4)',
}
