import type {
  TenantProfileForm,
  TenantSettings,
  TenantThemeDraft,
} from '@portal/contract/desk/tenant-settings'

/** Values of the branding form; an absent value is an empty string. */
export interface BrandingValues {
  name: string
  slogan: string
  website: string
  contact_email: string
  pronoun: 'JE' | 'U'
  primary_color: string
  secondary_color: string
  tertiary_color: string
}

export const isHexColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed.trim())

export const toBrandingValues = (settings: TenantSettings): BrandingValues => ({
  name: settings.name,
  slogan: settings.slogan ?? '',
  website: settings.website ?? '',
  contact_email: settings.contact_email ?? '',
  pronoun: settings.pronoun,
  primary_color: settings.primary_color,
  secondary_color: settings.secondary_color,
  tertiary_color: settings.tertiary_color ?? '',
})

/** Finds the changed values of the branding form and converts them to the request body. */
export function findChangedBranding(typed: BrandingValues, before: BrandingValues): TenantProfileForm {
  const names = Object.keys(typed) as (keyof BrandingValues)[]
  const required = ['name', 'pronoun', 'primary_color', 'secondary_color']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = typed[name].trim()
      if (value === before[name]) return []
      return [[name, value === '' && !required.includes(name) ? null : value]]
    }),
  )
}

/**
 * Branding as it would be after saving the current form values. An invalid colour or an empty name keeps the previous
 * value.
 */
export function toBrandingDraft(typed: BrandingValues, before: BrandingValues): TenantThemeDraft {
  const colours = ['primary_color', 'secondary_color', 'tertiary_color'] as const
  const wrong = colours.filter((name) => typed[name].trim() !== '' && !isHexColour(typed[name]))
  const needed = ['name', 'primary_color', 'secondary_color'] as const
  const empty = needed.filter((name) => typed[name].trim() === '')
  const others = ['website', 'contact_email'] as const
  const kept = Object.fromEntries([...wrong, ...empty, ...others].map((name) => [name, before[name]]))
  return findChangedBranding({ ...typed, ...kept }, before)
}
