import type { ColorScheme } from './theme-variants.ts'

/** Colour scheme and contrast chosen on this device; `system` follows the device's setting. */
export interface ColorSettings {
  scheme: ColorScheme | 'system'
  contrast: 'more' | 'system'
}

type Scheme = ColorSettings['scheme']
type Contrast = ColorSettings['contrast']

/** Reads the choice from its cookie, which the page server reads before any script runs (THEME-08). */
export function readColorSettings(cookies: string | undefined): ColorSettings {
  const [, scheme, contrast] =
    /(?:^|;\s*)look=(system|light|dark)-(system|more)(?:;|$)/.exec(cookies ?? '') ?? []
  return { scheme: (scheme as Scheme) ?? 'system', contrast: (contrast as Contrast) ?? 'system' }
}

/** Name and value of the cookie that stores the choice. */
export const colorSettingsCookie = ({ scheme, contrast }: ColorSettings): string =>
  `look=${scheme}-${contrast}`
