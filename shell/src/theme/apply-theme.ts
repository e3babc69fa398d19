import type { Tenant } from '@portal/contract/tenant'
import { getTenantBrand } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createThemeCss } from '@portal/domain/theme/theme-css'

/** Theme of the page: the tenant's colours, or the default without a tenant, in the chosen scheme and contrast. */
interface PageTheme {
  tenant: Tenant | null
  colorSettings: ColorSettings
}

export function applyTheme({ tenant, colorSettings }: PageTheme): void {
  const element = document.getElementById('theme')
  if (element) element.textContent = createThemeCss(getTenantBrand(tenant), colorSettings)
  document.documentElement.dataset.look = `${colorSettings.scheme}-${colorSettings.contrast}`
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = tenant?.logo ? `data:image/png;base64,${tenant.logo}` : 'data:,'
}
