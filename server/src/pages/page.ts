import type { ShellBuild } from '@portal/contract/descriptor'
import type { ViewingPage } from '@portal/contract/desk/viewing'
import type { Page } from '@portal/contract/page'
import type { StaffMember } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Id } from '@portal/contract/wire'
import type { FirstReads } from '@portal/domain/first-reads'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { fontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import type { Signed } from '../registry/tenant-registry.ts'
import type { DocumentParts } from './document.ts'
import { partFiles, shellFiles, viewFiles } from './files.ts'
import type { InitialContent } from './initial-content.ts'
import { wordingOf } from './language.ts'
import { pageTexts } from './page-texts.ts'
import { customerSkeleton, guestSkeleton, lateCss, skeletonCss } from './skeleton.ts'
import { themeSheet } from './theme-sheet.ts'

/** Path of the shell's files on the portal's origin. */
export const shellPrefix = '/_shell/'

export interface PageParts extends InitialContent {
  /** The registry's snapshot as text, with its signature. */
  registry: Signed
  /** Null on an address without a tenant. */
  subdomain: string | null
  /** Null also for an unknown tenant. */
  tenant: Tenant | null
  /** The staff member, on a staff page. */
  staff?: StaffMember
  /** The customer whose portal a staff member views. */
  viewing?: ViewingPage['viewing']
  /** Id of the file, on a page with another person's file. */
  file?: Id
  nonce: string
  /** Colour scheme chosen on this device. */
  look: ColorSettings
  shell: ShellBuild
  /** Release of the page. */
  edition: string
  script: string
  /** DSN of the error service, if there is one. */
  errors: string | undefined
  /** Whether the page sends telemetry. */
  measured: boolean
  /** Token with which the page reports errors of remotes; undefined if it does not. */
  watched: string | undefined
}

/** All parts of a page's HTML. */
export function documentOf(parts: PageParts): DocumentParts {
  const {
    subdomain,
    tenant,
    nonce,
    shell,
    edition,
    registry,
    language,
    screen,
    views,
    renderedScreen,
    renderedLayout,
  } = parts
  const { script, errors, measured, watched, look } = parts
  const page: Page & Partial<ViewingPage> = {
    tenant: subdomain && tenant ? { subdomain, info: tenant } : null,
    ...(parts.staff ? { staff: parts.staff } : {}),
    ...(parts.viewing ? { viewing: parts.viewing } : {}),
    ...(parts.file === undefined ? {} : { file: parts.file }),
    ...(subdomain && !tenant ? { state: 'unknown-office' } : {}),
    language,
    ...(errors ? { errors } : {}),
    ...(measured ? { measured } : {}),
    ...(watched ? { watched } : {}),
    edition,
    version: shell.version,
  }
  const wording = wordingOf(language, tenant)
  const base = `${shellPrefix}${shell.hash}/`
  const own = shellFiles(shell, base, wording)
  const filesOf = (some: typeof views) => [...partFiles(shell, base, some), ...viewFiles(some, wording)]
  const ofScreens = viewFiles(views.slice(0, 1), wording)
  const isForCustomers = screen?.route.audience === 'customer'
  const http = renderedScreen || renderedLayout ? [] : own.http
  const ofFrame = [...(isForCustomers || parts.staff ? own.frame : own.guestFrame), ...http]
  const preloads = renderedLayout ? filesOf(views.slice(0, 1)) : [...ofFrame, ...ofScreens]
  const named = new Set(preloads.map(({ url }) => url))
  const title = screen?.remote.labels[wording]?.[screen.route.title] ?? ''
  const tenantName = tenant?.name ?? ''
  const faces = fontFaces(own.fontUrls)
  return {
    nonce,
    language: language ?? 'nl',
    title: [title, tenantName].filter(Boolean).join(' · ') || 'Portaal',
    css: `${renderedLayout ? '' : faces}${fallbackFontFaces}${lateCss}${renderedScreen || renderedLayout ? '' : skeletonCss}`,
    theme: themeSheet(tenant, look),
    lateFont: renderedLayout ? { name: own.fontName, url: base + own.fontName, css: faces } : null,
    scripts: own.scripts,
    words: pageTexts[wording],
    early: earlyOf(parts),
    inlineScript: script,
    preloads,
    deferredPreloads: [...filesOf(views), ...ofFrame, ...own.http].filter(({ url }) => !named.has(url)),
    fonts: renderedLayout ? [] : own.font,
    page,
    registry,
    renderedScreen,
    renderedLayout,
    skeleton: isForCustomers ? customerSkeleton(tenantName, title) : guestSkeleton(tenantName),
  }
}

/** Early script and first reads; null for a guest. */
function earlyOf({ shell, reads }: PageParts): DocumentParts['early'] {
  if (!reads) return null
  const paths = (list: FirstReads[keyof FirstReads]) => list.map(({ url }) => url)
  return { script: shell.early, reads: { screen: paths(reads.screen), menu: paths(reads.menu) } }
}
