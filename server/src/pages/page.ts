import type { ShellBuild } from '@portal/contract/descriptor'
import type { ViewingPage } from '@portal/contract/desk/viewing'
import type { Page } from '@portal/contract/page'
import type { StaffMember } from '@portal/contract/staff'
import type { Tenant } from '@portal/contract/tenant'
import type { Id } from '@portal/contract/wire'
import type { FirstReads } from '@portal/domain/first-reads'
import type { ChosenLook } from '@portal/domain/theme/chosen-look'
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

/** Path below which the portal's origin serves the shell's files. */
export const shellPrefix = '/_shell/'

/** What a page is made from. */
export interface PageParts extends InitialContent {
  /** The registry's snapshot as text, with its signature. */
  registry: Signed
  /** Null at an address of no firm. */
  subdomain: string | null
  /** Null also when there is no firm with that subdomain. */
  tenant: Tenant | null
  /** Who of the staff it is for, where it is a page of theirs. */
  staff?: StaffMember
  /** The customer whose portal it is, where it shows that to staff as the customer sees it. */
  viewing?: ViewingPage['viewing']
  /** Number of the customer whose file it shows, where that is the file of somebody else. */
  file?: Id
  nonce: string
  /** What was chosen on this device. */
  look: ChosenLook
  shell: ShellBuild
  /** Names everything the page is made of. */
  edition: string
  script: string
  /** Address of the error service, if there is one. */
  errors: string | undefined
  /** Whether it tells how it fared. */
  measured: boolean
  /** Token with which the page reports errors of remotes; undefined where it does not. */
  watched: string | undefined
}

/** Everything that goes into the HTML of one page. */
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

/** What the page sends before its code is there: nothing for a guest. */
function earlyOf({ shell, reads }: PageParts): DocumentParts['early'] {
  if (!reads) return null
  const paths = (list: FirstReads[keyof FirstReads]) => list.map(({ url }) => url)
  return { script: shell.early, reads: { screen: paths(reads.screen), menu: paths(reads.menu) } }
}
