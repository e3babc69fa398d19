import type { ShellBuild } from '@portal/contract/descriptor'
import type { ViewingPage } from '@portal/contract/desk/staff-viewing'
import type { PageData } from '@portal/contract/page'
import type { StaffMember } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Id } from '@portal/contract/wire'
import type { FirstReads } from '@portal/domain/first-reads'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createFontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import type { SignedText } from '../registry/tenant-registry.ts'
import type { DocumentParts } from './html-document.ts'
import type { InitialContent } from './initial-content.ts'
import { selectLocale } from './language.ts'
import { listPartFiles, listShellFiles, listViewFiles } from './page-files.ts'
import { pageTextsByLocale } from './page-texts.ts'
import { lateNoticeCss, renderCustomerSkeleton, renderGuestSkeleton, skeletonCss } from './skeleton.ts'
import { getThemeSheet } from './theme-sheet.ts'

/** Path of the shell's files on the portal's origin. */
export const shellPrefix = '/_shell/'

export interface PageParts extends InitialContent {
  /** The registry's snapshot as text, with its signature. */
  registry: SignedText
  /** Null if the URL has no tenant. */
  subdomain: string | null
  /** Null if the URL has no tenant, or an unknown one. */
  tenant: Tenant | null
  /** The staff member, on a staff page. */
  staff?: StaffMember
  /** The customer whose portal a staff member views. */
  viewing?: ViewingPage['viewing']
  /** Id of another person's file; absent on other pages. */
  file?: Id
  nonce: string
  /** Colour scheme chosen on this device. */
  look: ColorSettings
  shell: ShellBuild
  /** Id of the page's release. */
  edition: string
  script: string
  /** DSN of the error service, if one is configured. */
  errors: string | undefined
  /** Whether the page sends telemetry. */
  measured: boolean
  /** Token with which the page reports errors of remotes; undefined if the page does not report. */
  watched: string | undefined
}

export function toDocumentParts(parts: PageParts): DocumentParts {
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
  const page: PageData & Partial<ViewingPage> = {
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
  const wording = selectLocale(language, tenant)
  const base = `${shellPrefix}${shell.hash}/`
  const own = listShellFiles(shell, base, wording)
  const listFilesOfViews = (some: typeof views) => [
    ...listPartFiles(shell, base, some),
    ...listViewFiles(some, wording),
  ]
  const ofScreens = listViewFiles(views.slice(0, 1), wording)
  const isForCustomers = screen?.route.audience === 'customer'
  const http = renderedScreen || renderedLayout ? [] : own.http
  const ofFrame = [...(isForCustomers || parts.staff ? own.frame : own.guestFrame), ...http]
  const preloads = renderedLayout ? listFilesOfViews(views.slice(0, 1)) : [...ofFrame, ...ofScreens]
  const named = new Set(preloads.map(({ url }) => url))
  const title = screen?.remote.labels[wording]?.[screen.route.title] ?? ''
  const tenantName = tenant?.name ?? ''
  const faces = createFontFaces(own.fontUrls)
  return {
    nonce,
    language: language ?? 'nl',
    title: [title, tenantName].filter(Boolean).join(' · ') || 'Portaal',
    css: `${renderedLayout ? '' : faces}${fallbackFontFaces}${lateNoticeCss}${renderedScreen || renderedLayout ? '' : skeletonCss}`,
    theme: getThemeSheet(tenant, look),
    lateFont: renderedLayout ? { name: own.fontName, url: base + own.fontName, css: faces } : null,
    scripts: own.scripts,
    words: pageTextsByLocale[wording],
    early: toEarlyParts(parts),
    inlineScript: script,
    preloads,
    deferredPreloads: [...listFilesOfViews(views), ...ofFrame, ...own.http].filter(
      ({ url }) => !named.has(url),
    ),
    fonts: renderedLayout ? [] : own.font,
    page,
    registry,
    renderedScreen,
    renderedLayout,
    skeleton: isForCustomers ? renderCustomerSkeleton(tenantName, title) : renderGuestSkeleton(tenantName),
  }
}

/** Returns the early script and first reads; null for a guest. */
function toEarlyParts({ shell, reads }: PageParts): DocumentParts['early'] {
  if (!reads) return null
  const toPaths = (list: FirstReads[keyof FirstReads]) => list.map(({ url }) => url)
  return { script: shell.early, reads: { screen: toPaths(reads.screen), menu: toPaths(reads.menu) } }
}
