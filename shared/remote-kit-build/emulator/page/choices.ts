import { type Language, languages } from '@portal/contract/language'
import * as v from '@portal/contract/schema'
import { Tenant } from '@portal/contract/tenant'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createStore } from '@portal/remote-kit/store'

const tenant = (
  name: string,
  primary_color: string,
  secondary_color: string,
  tertiary_color: string,
  pronoun: string,
) => v.parse(Tenant, { name, code: name, primary_color, secondary_color, tertiary_color, pronoun })

/** Tenants to choose from: a default one, and two with low-contrast brand colours. */
export const tenants: readonly Tenant[] = [
  tenant('Zuider', '#2438e0', '#f6a96b', '#974264', 'JE'),
  tenant('Noorder', '#f6e58d', '#8dcdbd', '#8f5130', 'U'),
  tenant('Ooster', '#15171a', '#c08a2d', '#5b4b2f', 'U'),
]

/** Colour schemes and contrasts to choose from, with their labels. */
export const colorSettings: readonly (readonly [name: string, look: ColorSettings])[] = [
  ['Light', { scheme: 'light', contrast: 'system' }],
  ['Light, more contrast', { scheme: 'light', contrast: 'more' }],
  ['Dark', { scheme: 'dark', contrast: 'system' }],
  ['Dark, more contrast', { scheme: 'dark', contrast: 'more' }],
]

/** Wordings to choose from, with their labels: each language, informal and formal. */
export const wordings = languages.flatMap((language) => [
  { name: language, language, formal: false },
  { name: `${language}, formal`, language, formal: true },
])

/** Settings of the emulator page. */
export interface Choices {
  /** Index in `tenants`. */
  tenant: number
  language: Language
  formal: boolean
  look: ColorSettings
}

const name = 'emulator'
const stored: Partial<Choices> = JSON.parse(localStorage.getItem(name) ?? '{}')

/** Current settings, kept across reloads. */
export const choices = createStore<Choices>({
  tenant: 0,
  language: 'nl',
  formal: false,
  look: { scheme: 'light', contrast: 'system' },
  ...stored,
})
choices.subscribe(() => localStorage.setItem(name, JSON.stringify(choices.get())))

/** The selected tenant. */
export const chosenTenant = (): Tenant => tenants[choices.get().tenant] ?? (tenants[0] as Tenant)
