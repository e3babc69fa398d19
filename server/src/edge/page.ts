import type { Language } from '@portal/contract/language'
import type { Page } from '@portal/contract/page'
import type { PublishedRemote, ShellBuild } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'
import { fallbackFontFaces, fontFaces } from '@portal/domain/theme/fonts'
import { cssVariables, themeOf } from '@portal/domain/theme/tokens'
import { brandOf, neutralBrand } from './brand.ts'
import type { DocumentParts } from './document.ts'
import { screenFiles, shellFiles } from './files.ts'
import { wordingOf } from './language.ts'
import { screensOf } from './screens.ts'
import { customerSkeleton, guestSkeleton, skeletonCss } from './skeleton.ts'

/** Path below which the portal's origin serves the shell's files. */
export const shellPrefix = '/_shell/'

/** What a page is made from. */
export interface PageParts {
  /** Null at an address of no firm. */
  subdomain: string | null
  /** Null also when there is no firm with that subdomain. */
  tenant: Tenant | null
  nonce: string
  shell: ShellBuild
  remotes: readonly PublishedRemote[]
  /** Chosen by the customer earlier, if at all. */
  language: Language | null
  /** Where the page will most likely lead. */
  address: URL
  script: string
  /** Firms for the preview of the design system, on its own page of the demo. */
  preview: Page['preview']
}

/** Everything that goes into the HTML of one page. */
export function documentOf(parts: PageParts): DocumentParts {
  const { subdomain, tenant, nonce, shell, remotes, language, address, script, preview } = parts
  const page: Page = {
    tenant: subdomain && tenant ? { subdomain, info: tenant } : null,
    ...(subdomain && !tenant ? { state: 'unknown-office' } : {}),
    ...(preview ? { preview } : {}),
    registry: { remotes: [...remotes] },
    language,
    version: shell.version,
  }
  const wording = wordingOf(language, tenant)
  const own = shellFiles(shell, `${shellPrefix}${shell.hash}/`, wording)
  const screens = screensOf(remotes, address, tenant)
  const [first] = screens
  const title = first?.remote.labels[wording]?.[first.route.title] ?? ''
  const firm = tenant?.name ?? ''
  return {
    nonce,
    language: language ?? 'nl',
    title: [title, firm].filter(Boolean).join(' · ') || 'Portaal',
    css: fontFaces(own.fontUrls) + fallbackFontFaces + themeCss(tenant) + skeletonCss,
    scripts: own.scripts,
    inlineScript: script,
    preloads: [...own.texts, ...(preview ? [] : screenFiles(screens, wording))],
    fonts: own.font,
    page,
    skeleton: first?.route.audience === 'customer' ? customerSkeleton(firm, title) : guestSkeleton(firm),
  }
}

const themeCss = (tenant: Tenant | null) => {
  return `:root{${cssVariables(themeOf(tenant ? brandOf(tenant) : neutralBrand))}}`
}
