import type { ColorScheme } from './looks.ts'

/** What a reader chose on this device; `system` follows what the device says. */
export interface ChosenLook {
  scheme: ColorScheme | 'system'
  contrast: 'more' | 'system'
}

type Scheme = ChosenLook['scheme']
type Contrast = ChosenLook['contrast']

/** The look chosen on this device, by its cookie, which the page server reads before any script runs (THEME-08). */
export function chosenLookOf(cookies: string | undefined): ChosenLook {
  const [, scheme, contrast] =
    /(?:^|;\s*)look=(system|light|dark)-(system|more)(?:;|$)/.exec(cookies ?? '') ?? []
  return { scheme: (scheme as Scheme) ?? 'system', contrast: (contrast as Contrast) ?? 'system' }
}

/** Name and value of the cookie that keeps a look. */
export const lookCookie = ({ scheme, contrast }: ChosenLook): string => `look=${scheme}-${contrast}`
