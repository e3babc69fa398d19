import type { ColorScheme } from './theme-variants.ts'

/** Colour settings that the customer chose on this device. 'system' follows the setting of the device. */
export interface ColorSettings {
  scheme: ColorScheme | 'system'
  contrast: 'more' | 'system'
}

type SchemeSetting = ColorSettings['scheme']
type ContrastSetting = ColorSettings['contrast']

/** Reads the settings from their cookie. The page server needs them before any script runs (THEME-08). */
export function readColorSettings(cookies: string | undefined): ColorSettings {
  const [, scheme, contrast] =
    /(?:^|;\s*)look=(system|light|dark)-(system|more)(?:;|$)/.exec(cookies ?? '') ?? []
  return {
    scheme: (scheme as SchemeSetting) ?? 'system',
    contrast: (contrast as ContrastSetting) ?? 'system',
  }
}

export const formatColorSettingsCookie = ({ scheme, contrast }: ColorSettings): string =>
  `look=${scheme}-${contrast}`
