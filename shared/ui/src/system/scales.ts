import { cssName, tokenNames } from '@portal/domain/theme/names'

type Scale = Record<string, string>

/** Theme colours as CSS variables: a tenant's theme is only its variables, so no rebuild is needed. */
export const colors: Scale = Object.fromEntries(
  tokenNames.map((name) => [cssName(name), `var(--${cssName(name)})`]),
)

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20]

/** Distances in steps of four pixels. */
export const spacing: Scale = Object.fromEntries(steps.map((step) => [step, `${step * 4}px`]))

/** Margins, positive or negative. */
export const margins: Scale = {
  ...spacing,
  ...Object.fromEntries(steps.map((step) => [`-${step}`, `${step * -4}px`])),
}

export const radii: Scale = { field: '8px', card: '12px', table: '24px', full: '9999px' }

export const shadows: Scale = {
  card: '0 1px 2px rgb(40 30 20/.05),0 6px 20px -8px rgb(40 30 20/.12)',
  float: '0 12px 32px -8px rgb(20 18 30/.4)',
}
