import type { Tenant } from '@portal/contract/tenant'
import type { Brand } from '@portal/domain/theme/tokens'

/** Colours of a page that belongs to no firm yet. */
export const neutralBrand: Brand = { primary: '#2f5d73', secondary: '#e2b07a', tertiary: '#7a8b69' }

/** A firm's own colours. */
export const brandOf = (
  tenant: Pick<Tenant, 'primary_color' | 'secondary_color' | 'tertiary_color'>,
): Brand => ({
  primary: tenant.primary_color,
  secondary: tenant.secondary_color,
  tertiary: tenant.tertiary_color ?? null,
})
