import de from '@portal/blocks/block-texts/de.json'
import de_u from '@portal/blocks/block-texts/de_u.json'
import en from '@portal/blocks/block-texts/en.json'
import en_u from '@portal/blocks/block-texts/en_u.json'
import nl from '@portal/blocks/block-texts/nl.json'
import nl_u from '@portal/blocks/block-texts/nl_u.json'
import { type Language, languages } from '@portal/contract/language'
import { Tenant } from '@portal/contract/tenant'
import * as v from '@portal/contract/valibot'
import { getTenantBrand } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { setUiLocale } from '@portal/remote-kit/server-rendering/ui-texts'
import { createStore } from '@portal/remote-kit/store'

const createExampleTenant = (
  name: string,
  primary_color: string,
  secondary_color: string,
  tertiary_color: string,
  pronoun: string,
) => v.parse(Tenant, { name, code: name, primary_color, secondary_color, tertiary_color, pronoun })

export const exampleTenants: readonly Tenant[] = [
  createExampleTenant('Zuider', '#2438e0', '#f6a96b', '#974264', 'JE'),
  createExampleTenant('Noorder', '#f6e58d', '#8dcdbd', '#8f5130', 'U'),
  createExampleTenant('Ooster', '#15171a', '#c08a2d', '#5b4b2f', 'U'),
]

export const colorSettingChoices: readonly (readonly [name: string, colorSettings: ColorSettings])[] = [
  ['Light', { scheme: 'light', contrast: 'system' }],
  ['Light, more contrast', { scheme: 'light', contrast: 'more' }],
  ['Dark', { scheme: 'dark', contrast: 'system' }],
  ['Dark, more contrast', { scheme: 'dark', contrast: 'more' }],
]

export const localeChoices = languages.flatMap((language) => [
  { name: language, language, formal: false },
  { name: `${language}, formal`, language, formal: true },
])

export interface EmulatorChoices {
  tenant: number
  language: Language
  formal: boolean
  colorSettings: ColorSettings
}

const choicesStorageKey = 'emulator'
const storedChoices: Partial<EmulatorChoices> = JSON.parse(localStorage.getItem(choicesStorageKey) ?? '{}')

export const emulatorChoices = createStore<EmulatorChoices>({
  tenant: 0,
  language: 'nl',
  formal: false,
  colorSettings: { scheme: 'light', contrast: 'system' },
  ...storedChoices,
})
emulatorChoices.subscribe(() =>
  localStorage.setItem(choicesStorageKey, JSON.stringify(emulatorChoices.get())),
)

export const getSelectedTenant = (): Tenant =>
  exampleTenants[emulatorChoices.get().tenant] ?? (exampleTenants[0] as Tenant)

const blockTexts = { nl, nl_u, en, en_u, de, de_u }

export function applyEmulatorChoices(): void {
  const { colorSettings, language, formal } = emulatorChoices.get()
  const sheet = document.getElementById('theme')
  if (sheet) sheet.textContent = createThemeCss(getTenantBrand(getSelectedTenant()), colorSettings)
  document.documentElement.lang = language
  setUiLocale(formal ? `${language}_u` : language, blockTexts)
}
