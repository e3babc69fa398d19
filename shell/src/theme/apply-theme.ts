import type { Tenant } from '@portal/contract/tenant'
import { brandOf } from '@portal/domain/theme/brand'
import type { ChosenLook } from '@portal/domain/theme/chosen-look'
import { themeCss } from '@portal/domain/theme/theme-css'

/** What the page wears: a firm's colours, or the portal's own for null, in the look that was chosen. */
interface Worn {
  tenant: Tenant | null
  look: ChosenLook
}

/** Writes the page's colours anew, in the element that the edge made for them, and its icon. */
export function applyTheme({ tenant, look }: Worn): void {
  const element = document.getElementById('theme')
  if (element) element.textContent = themeCss(brandOf(tenant), look)
  document.documentElement.dataset.look = `${look.scheme}-${look.contrast}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = tenant?.logo ? `data:image/png;base64,${tenant.logo}` : 'data:,'
}
