import type { Tenant } from '@portal/contract/tenant'
import { cssVariables, themeOf } from '@portal/domain/theme/tokens'

const colours = ({ primary_color: primary, secondary_color: secondary, tertiary_color: tertiary }: Tenant) =>
  cssVariables(themeOf({ primary, secondary, tertiary }))
    .split(';')
    .map((declaration): [name: string, value: string] => {
      const [name = '', value = ''] = declaration.split(':')
      return [name, value]
    })

let applied: readonly string[] = []

/**
 * Puts a firm's colours and icon over those that the page came with, and takes them off again for null. Through the
 * object model, since the content policy allows no style attributes.
 */
export function applyTheme(tenant: Tenant | null): void {
  const { style } = document.documentElement
  for (const name of applied) style.removeProperty(name)
  const variables = tenant ? colours(tenant) : []
  for (const [name, value] of variables) style.setProperty(name, value)
  applied = variables.map(([name]) => name)
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = tenant?.logo ? `data:image/png;base64,${tenant.logo}` : '/favicon.ico'
}
