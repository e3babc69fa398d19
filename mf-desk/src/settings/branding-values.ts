import type { TenantLook, TenantProfileForm, TenantSettings } from '@portal/contract/desk/settings'

/** Values of the branding form; empty strings for absent values. */
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

/** Whether a text is a colour in '#rrggbb' format. */
export const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed.trim())

/** Initial values of the form. */
export const brandingOf = (settings: TenantSettings): BrandingValues => ({
  name: settings.name,
  slogan: settings.slogan ?? '',
  website: settings.website ?? '',
  contact_email: settings.contact_email ?? '',
  pronoun: settings.pronoun,
  primary_color: settings.primary_color,
  secondary_color: settings.secondary_color,
  tertiary_color: settings.tertiary_color ?? '',
})

/** Changed values of the form, as the request. */
export function changedBranding(typed: BrandingValues, before: BrandingValues): TenantProfileForm {
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

/** Branding after saving the current form values; invalid colours and an empty name keep their previous value. */
export function draftOf(typed: BrandingValues, before: BrandingValues): TenantLook {
  const colours = ['primary_color', 'secondary_color', 'tertiary_color'] as const
  const wrong = colours.filter((name) => typed[name].trim() !== '' && !isColour(typed[name]))
  const needed = ['name', 'primary_color', 'secondary_color'] as const
  const empty = needed.filter((name) => typed[name].trim() === '')
  const others = ['website', 'contact_email'] as const
  const kept = Object.fromEntries([...wrong, ...empty, ...others].map((name) => [name, before[name]]))
  return changedBranding({ ...typed, ...kept }, before)
}
