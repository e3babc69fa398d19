import { Language } from '@portal/contract/language'
import type { StandaloneWidgetConfig, WidgetName } from '@portal/contract/widget'
import { getTenantBrand } from '@portal/domain/theme/brand'
import { deriveTheme } from '@portal/domain/theme/derive-theme'
import { toCssName, tokenNames } from '@portal/domain/theme/token-names'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { getMailContact } from '../mail/mail-contact.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { selectLocale } from '../pages/page-request.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

export const keyNameByWidget: Readonly<Record<WidgetName, AdviceKeyName>> = {
  'maximum-mortgage': 'maximum_mortgage_key',
  sustainability: 'sustainability_key',
}

/** Returns the tenant's light theme, by CSS variable. */
function getWidgetColours(tenant: KnownTenant['tenant']): StandaloneWidgetConfig['colours'] {
  const theme = deriveTheme(getTenantBrand(tenant))
  return Object.fromEntries(tokenNames.map((name) => [toCssName(name), theme[name]]))
}

/** Returns null if the tenant did not allow the site, or lacks the widget. */
export function createStandaloneWidget(
  { tenant, subdomain, embedOrigins }: KnownTenant,
  name: WidgetName,
  { host, language: requestedLanguage }: { host: string; language: unknown },
  config: Pick<Config, 'portalUrl'>,
): StandaloneWidgetConfig | null {
  const key = tenant[keyNameByWidget[name]]
  if (!key || !embedOrigins.includes(host)) return null
  const language = v.is(Language, requestedLanguage) ? requestedLanguage : 'nl'
  const { phone, email } = getMailContact(tenant, { advisor: null, officeId: null })
  return {
    host,
    key,
    language,
    wording: selectLocale(language, tenant),
    colours: getWidgetColours(tenant),
    portal: createPortalUrl(config, subdomain, '/dashboard', { reken: name.replaceAll('-', '_') }),
    phone,
    email,
  }
}
