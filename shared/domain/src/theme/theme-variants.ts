import type { ShadeDirection } from './readable-shade.ts'
import { statusColors } from './status-colors.ts'

export type ColorScheme = 'light' | 'dark'
/** With 'more', text has a contrast of 7:1, and lines of controls of 4.5:1. */
export type ThemeContrast = 'normal' | 'more'

/** Lightness (0 to 1) and maximum chroma of a shade. */
type ShadeLimits = readonly [lightness: number, chroma: number]

/** Settings from which `deriveTheme` derives the colours of a theme variant. `ratios` are WCAG contrast ratios. */
export interface ThemeVariant {
  /** Direction in which text becomes more readable. */
  toward: ShadeDirection
  ratios: Record<'ink' | 'second' | 'text' | 'label' | 'line' | 'stroke' | 'status', number>
  /** Minimum contrast between the fill of a button and the surfaces. */
  fill: number
  /** Label colour of a button on which white is unreadable; null for the text colour of the theme. */
  darkLabel: string | null
  surfaces: Record<'paper' | 'card' | 'nav' | 'surface' | 'table' | 'grain' | 'line', ShadeLimits>
  tints: Record<'tint1' | 'tint2' | 'tint3' | 'tint4' | 'tint5', ShadeLimits>
  ink: ShadeLimits
  second: ShadeLimits
  field: ShadeLimits
  stroke: ShadeLimits
  /** Lightness of each chart colour, 0 to 1. */
  charts: readonly [number, number, number, number, number, number]
  drawings: Record<'ill1' | 'ill2' | 'ill3', ShadeLimits>
  status: (typeof statusColors)[ColorScheme]
  /** Background of a tenant's logo. It is light in dark themes too, because logos are designed for white. */
  plate: string
}

const lightVariant: ThemeVariant = {
  toward: 'darker',
  ratios: { ink: 9, second: 7, text: 4.6, label: 4.5, line: 3, stroke: 7, status: 4.5 },
  fill: 1,
  darkLabel: null,
  surfaces: {
    paper: [0.988, 0.006],
    card: [1, 0],
    nav: [0.968, 0.018],
    surface: [0.955, 0.03],
    table: [0.91, 0.056],
    grain: [0.8, 0.085],
    line: [0.915, 0.018],
  },
  tints: {
    tint1: [0.975, 0.012],
    tint2: [0.95, 0.024],
    tint3: [0.905, 0.045],
    tint4: [0.83, 0.08],
    tint5: [0.74, 0.12],
  },
  ink: [0.26, 0.05],
  second: [0.46, 0.035],
  field: [0.62, 0.02],
  stroke: [0.34, 0.11],
  charts: [0.4, 0.63, 0.78, 0.5, 0.88, 0.93],
  drawings: { ill1: [0.8, 0.11], ill2: [0.86, 0.07], ill3: [0.76, 0.09] },
  status: statusColors.light,
  plate: '#ffffff00',
}

const darkVariant: ThemeVariant = {
  ...lightVariant,
  toward: 'lighter',
  fill: 3,
  darkLabel: '#131217',
  surfaces: {
    paper: [0.19, 0.008],
    card: [0.245, 0.012],
    nav: [0.21, 0.012],
    surface: [0.225, 0.02],
    table: [0.28, 0.03],
    grain: [0.36, 0.05],
    line: [0.365, 0.018],
  },
  tints: {
    tint1: [0.265, 0.02],
    tint2: [0.3, 0.03],
    tint3: [0.345, 0.05],
    tint4: [0.43, 0.08],
    tint5: [0.54, 0.1],
  },
  ink: [0.955, 0.012],
  second: [0.8, 0.02],
  field: [0.58, 0.02],
  stroke: [0.82, 0.08],
  charts: [0.74, 0.64, 0.86, 0.6, 0.93, 0.56],
  drawings: { ill1: [0.46, 0.08], ill2: [0.38, 0.06], ill3: [0.5, 0.08] },
  status: statusColors.dark,
  plate: '#ffffff',
}

const highContrastRatios = { ink: 12, second: 7, text: 7, label: 7, line: 4.5, stroke: 7, status: 7 }

const lightHighContrast: ThemeVariant = {
  ...lightVariant,
  ratios: highContrastRatios,
  surfaces: {
    paper: [1, 0],
    card: [1, 0],
    nav: [1, 0],
    surface: [0.985, 0.01],
    table: [0.96, 0.03],
    grain: [0.6, 0.08],
    line: [0.6, 0.02],
  },
  tints: {
    tint1: [0.985, 0.01],
    tint2: [0.965, 0.02],
    tint3: [0.93, 0.04],
    tint4: [0.6, 0.1],
    tint5: [0.5, 0.12],
  },
  charts: [0.3, 0.56, 0.62, 0.42, 0.64, 0.5],
}

const darkHighContrast: ThemeVariant = {
  ...darkVariant,
  ratios: highContrastRatios,
  surfaces: {
    paper: [0, 0],
    card: [0.13, 0],
    nav: [0, 0],
    surface: [0.13, 0.01],
    table: [0.2, 0.02],
    grain: [0.6, 0.08],
    line: [0.6, 0.02],
  },
  tints: {
    tint1: [0.15, 0.01],
    tint2: [0.19, 0.02],
    tint3: [0.24, 0.04],
    tint4: [0.6, 0.08],
    tint5: [0.7, 0.1],
  },
  ink: [1, 0],
  second: [0.88, 0.02],
}

export const themeVariants: Record<ColorScheme, Record<ThemeContrast, ThemeVariant>> = {
  light: { normal: lightVariant, more: lightHighContrast },
  dark: { normal: darkVariant, more: darkHighContrast },
}
