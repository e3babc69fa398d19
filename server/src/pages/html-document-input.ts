import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { StaffViewingPageData } from '@portal/contract/desk/staff-viewing'
import type { Language, Locale } from '@portal/contract/language'
import type { PageData } from '@portal/contract/page-data'
import type { StaffMember } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Id } from '@portal/contract/wire'
import type { FirstReads } from '@portal/domain/first-reads'
import { type BrandInput, getTenantBrand } from '@portal/domain/theme/brand'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createFontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import { createThemeCss } from '@portal/domain/theme/theme-css'
import { LRUCache } from 'lru-cache'
import type { SignedText } from '../registry/tenant-registry.ts'
import type { HtmlDocumentInput, PageFile } from './html-document.ts'
import type { InitialContent, PageView } from './initial-content.ts'
import { selectLocale } from './page-request.ts'
import { lateNoticeCss, renderCustomerSkeleton, renderGuestSkeleton, skeletonCss } from './page-skeleton.ts'
import { pageTextsByLocale } from './page-texts.ts'

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
  const { subdomain, tenant, shell, edition, language, screen, views, renderedScreen, renderedLayout } = parts
  const page: PageData & Partial<StaffViewingPageData> = {
    tenant: subdomain && tenant ? { subdomain, info: tenant } : null,
    ...(parts.staff ? { staff: parts.staff } : {}),
    ...(parts.viewing ? { viewing: parts.viewing } : {}),
    ...(parts.file === undefined ? {} : { file: parts.file }),
    ...(subdomain && !tenant ? { state: 'unknown-office' } : {}),
    language,
    ...(parts.errorReportUrl ? { errors: parts.errorReportUrl } : {}),
    ...(parts.sendsTelemetry ? { measured: true } : {}),
    ...(parts.pageToken ? { watched: parts.pageToken } : {}),
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
    nonce: parts.nonce,
    language: language ?? 'nl',
    title: [title, tenantName].filter(Boolean).join(' · ') || 'Portaal',
    css: `${renderedLayout ? '' : faces}${fallbackFontFaces}${lateNoticeCss}${renderedScreen || renderedLayout ? '' : skeletonCss}`,
    theme: getThemeStyleSheet(tenant, parts.colorSettings),
    lateFont: renderedLayout
      ? { name: shellFiles.fontName, url: base + shellFiles.fontName, css: faces }
      : null,
    scripts: shellFiles.scripts,
    texts: pageTextsByLocale[locale],
    earlyScript: shell.early,
    reads: parts.reads && toReadPaths(parts.reads),
    inlineScript: parts.script,
    preloads,
    deferredPreloads: [...listFilesOfViews(views), ...layoutFiles, ...shellFiles.http].filter(
      ({ url }) => !preloadedUrls.has(url),
    ),
    fonts: renderedLayout ? [] : shellFiles.font,
    page,
    registry: parts.registry,
    renderedScreen,
    renderedLayout,
    skeleton: isForCustomers ? renderCustomerSkeleton(tenantName, title) : renderGuestSkeleton(tenantName),
  }
}

function toReadPaths({ screen, layout, menu }: FirstReads): HtmlDocumentInput['reads'] {
  const toPaths = (list: FirstReads[keyof FirstReads]) => list.map(({ url }) => url)
  return { screen: toPaths(screen), layout: toPaths(layout), menu: toPaths(menu) }
}

const listCatalogLocales = (locale: Locale): Locale[] => {
  const language = locale.replace('_u', '') as Language
  return locale === language ? [language] : [language, locale]
}

/** Removes duplicates and keeps the order. */
function toPageFiles(
  base: string,
  files: readonly { path: string; integrity: string }[],
  paths: readonly string[],
) {
  const known = new Map(files.map(({ path, integrity }) => [path, integrity]))
  return [...new Set(paths)].flatMap((path): PageFile[] => {
    const integrity = known.get(path)
    return integrity === undefined ? [] : [{ url: base + path, integrity }]
  })
}

export function listShellFiles(shell: ShellBuild, base: string, locale: Locale) {
  const texts = listCatalogLocales(locale).flatMap((name) => shell.texts[name] ?? [])
  const { frame, guest, http, fonts } = shell
  const { first, rest, latinExt } = fonts
  return {
    scripts: toPageFiles(base, shell.files, shell.scripts),
    frame: toPageFiles(base, shell.files, [...frame, ...texts]),
    guestFrame: toPageFiles(base, shell.files, [...guest, ...texts]),
    /** Files of the HTTP client, which a server-rendered page needs later. */
    http: toPageFiles(base, shell.files, http),
    font: toPageFiles(base, shell.files, [first]),
    /** Path of the font file. The device may have it in its cache. */
    fontName: first,
    fontUrls: { first: base + first, rest: base + rest, latinExt: base + latinExt },
  }
}

export function listViewFiles(views: readonly PageView[], locale: Locale): PageFile[] {
  const files = views.flatMap(({ remote, view }) => {
    const texts = listCatalogLocales(locale).flatMap((name) => remote.texts[name] ?? [])
    const paths = [remote.entry.path, ...(remote.views[view] ?? []), ...texts]
    return toPageFiles(remote.base, remote.files, paths)
  })
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

export function listSharedLibraryFiles(
  shell: ShellBuild,
  base: string,
  views: readonly PageView[],
): PageFile[] {
  const names = views.flatMap(({ remote, view }) => remote.parts[view] ?? [])
  return toPageFiles(
    base,
    shell.files,
    names.flatMap((name) => shell.parts[name] ?? []),
  )
}

interface ThemeRequest {
  brand: BrandInput
  colorSettings: ColorSettings
}

/** Style sheets are cached, since computing a theme takes a millisecond and every page needs one. */
const themeStyleSheetCache = new LRUCache<string, string, ThemeRequest>({
  max: 2000,
  memoMethod: (_, __, { context: { brand, colorSettings } }) => createThemeCss(brand, colorSettings),
})

/**
 * Returns the style sheet of the tenant's theme, or of the default theme, in the colour schemes that the page may have.
 */
export function getThemeStyleSheet(tenant: Tenant | null, colorSettings: ColorSettings): string {
  const context: ThemeRequest = { brand: getTenantBrand(tenant), colorSettings }
  return themeStyleSheetCache.memo(JSON.stringify(context), { context })
}
