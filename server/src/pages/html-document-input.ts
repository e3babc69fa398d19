import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { StaffViewingPageData } from '@portal/contract/desk/staff-viewing'
import type { PageData } from '@portal/contract/page-data'
import type { StaffMember } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Id } from '@portal/contract/wire'
import type { FirstReads } from '@portal/domain/first-reads'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createFontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import type { SignedText } from '../registry/tenant-registry.ts'
import type { HtmlDocumentInput } from './html-document.ts'
import type { InitialContent } from './initial-content.ts'
import { listSharedLibraryFiles, listShellFiles, listViewFiles } from './page-files.ts'
import { selectLocale } from './page-language.ts'
import { lateNoticeCss, renderCustomerSkeleton, renderGuestSkeleton, skeletonCss } from './page-skeleton.ts'
import { pageTextsByLocale } from './page-texts.ts'
import { getThemeStyleSheet } from './theme-style-sheet.ts'

export const shellPrefix = '/_shell/'

export interface PageParts extends InitialContent {
  registry: SignedText
  /** Null if the URL has no tenant. */
  subdomain: string | null
  tenant: Tenant | null
  staff?: StaffMember
  /** The customer whose portal staff view. */
  viewing?: StaffViewingPageData['viewing']
  /** Id of another person's customer file. */
  file?: Id
  nonce: string
  /** Colour scheme chosen on this device. */
  colorSettings: ColorSettings
  shell: ShellBuild
  edition: string
  script: string
  errorReportUrl: string | undefined
  sendsTelemetry: boolean
  /** Token with which the page reports errors of remotes; undefined if it does not report. */
  pageToken: string | undefined
}

export function toHtmlDocumentInput(parts: PageParts): HtmlDocumentInput {
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
  const { script, errorReportUrl, sendsTelemetry, pageToken, colorSettings } = parts
  const page: PageData & Partial<StaffViewingPageData> = {
    tenant: subdomain && tenant ? { subdomain, info: tenant } : null,
    ...(parts.staff ? { staff: parts.staff } : {}),
    ...(parts.viewing ? { viewing: parts.viewing } : {}),
    ...(parts.file === undefined ? {} : { file: parts.file }),
    ...(subdomain && !tenant ? { state: 'unknown-office' } : {}),
    language,
    ...(errorReportUrl ? { errors: errorReportUrl } : {}),
    ...(sendsTelemetry ? { measured: sendsTelemetry } : {}),
    ...(pageToken ? { watched: pageToken } : {}),
    edition,
    version: shell.version,
  }
  const locale = selectLocale(language, tenant)
  const base = `${shellPrefix}${shell.hash}/`
  const shellFiles = listShellFiles(shell, base, locale)
  const listFilesOfViews = (viewList: typeof views) => [
    ...listSharedLibraryFiles(shell, base, viewList),
    ...listViewFiles(viewList, locale),
  ]
  const screenFiles = listViewFiles(views.slice(0, 1), locale)
  const isForCustomers = screen?.route.audience === 'customer'
  const http = renderedScreen || renderedLayout ? [] : shellFiles.http
  const layoutFiles = [...(isForCustomers || parts.staff ? shellFiles.frame : shellFiles.guestFrame), ...http]
  const preloads = renderedLayout ? listFilesOfViews(views.slice(0, 1)) : [...layoutFiles, ...screenFiles]
  const preloadedUrls = new Set(preloads.map(({ url }) => url))
  const title = screen?.remote.labels[locale]?.[screen.route.title] ?? ''
  const tenantName = tenant?.name ?? ''
  const faces = createFontFaces(shellFiles.fontUrls)
  return {
    nonce,
    language: language ?? 'nl',
    title: [title, tenantName].filter(Boolean).join(' · ') || 'Portaal',
    css: `${renderedLayout ? '' : faces}${fallbackFontFaces}${lateNoticeCss}${renderedScreen || renderedLayout ? '' : skeletonCss}`,
    theme: getThemeStyleSheet(tenant, colorSettings),
    lateFont: renderedLayout
      ? { name: shellFiles.fontName, url: base + shellFiles.fontName, css: faces }
      : null,
    scripts: shellFiles.scripts,
    texts: pageTextsByLocale[locale],
    early: toEarlyScriptAndReads(parts),
    inlineScript: script,
    preloads,
    deferredPreloads: [...listFilesOfViews(views), ...layoutFiles, ...shellFiles.http].filter(
      ({ url }) => !preloadedUrls.has(url),
    ),
    fonts: renderedLayout ? [] : shellFiles.font,
    page,
    registry,
    renderedScreen,
    renderedLayout,
    skeleton: isForCustomers ? renderCustomerSkeleton(tenantName, title) : renderGuestSkeleton(tenantName),
  }
}

/** Returns null on a guest's page. */
function toEarlyScriptAndReads({ shell, reads }: PageParts): HtmlDocumentInput['early'] {
  if (!reads) return null
  const toPaths = (list: FirstReads[keyof FirstReads]) => list.map(({ url }) => url)
  const { screen, layout, menu } = reads
  return {
    script: shell.early,
    reads: { screen: toPaths(screen), layout: toPaths(layout), menu: toPaths(menu) },
  }
}
