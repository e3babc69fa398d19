import type { Language } from '@portal/contract/language'
import type { Page } from '@portal/contract/page'
import type { StaticStyles } from '@portal/contract/server-rendering'
import type { FirstReads } from '@portal/domain/first-reads'
import { escapeHtml } from '@portal/domain/format/escape-html'
import { inertJson, type Signed } from '../registry/tenant-registry.ts'
import type { PageFile } from './files.ts'
import { fetchAfterPaint, firstScript } from './first-script.ts'
import type { PageTexts } from './page-texts.ts'
import type { RenderedScreen } from './rendering/guest-screen.ts'
import type { RenderedLayout } from './rendering/layout.ts'

/** Parts of a page's HTML. */
export interface DocumentParts {
  nonce: string
  language: Language
  title: string
  /** Style rules: fonts, and the skeleton unless HTML is rendered. */
  css: string
  /** The tenant's theme, in a style element of its own that the shell rewrites when the colour scheme changes. */
  theme: string
  scripts: readonly PageFile[]
  words: PageTexts
  /** The shell's early script and the URLs of the page's first reads, relative to the tenant's API. */
  early: { script: string; reads: Record<keyof FirstReads, readonly string[]> } | null
  /** Runs at once; empty for none. */
  inlineScript: string
  /**
   * The screen's own code: preloaded with the page, or after the paint of a server-rendered screen. With a
   * server-rendered layout it is requested after the first of the shell's files: it then arrives right after the last
   * of them, while the shell starts, which takes a slow phone 0.4 s. Earlier it would delay the shell.
   */
  preloads: readonly PageFile[]
  /** Code that must not delay the shell's; the shell requests it when it starts. */
  deferredPreloads: readonly PageFile[]
  /** Rules, name and first file of the text font, if the layout is rendered in the fallback font first. */
  lateFont: { name: string; url: string; css: string } | null
  /** Preloaded with the page; rendered HTML requests its font itself. */
  fonts: readonly PageFile[]
  page: Page
  /** The registry's snapshot as text, with its signature. */
  registry: Signed
  /** Shown until the portal runs. */
  skeleton: string
  /** The server-rendered guest screen; replaces the skeleton. */
  renderedScreen: RenderedScreen | null
  /** The server-rendered layout of a customer's page; replaces the skeleton. */
  renderedLayout: RenderedLayout | null
}

/**
 * `Link` header that preloads the scripts of a customer's page before the browser has read the HTML, which saves a
 * round trip. A server-rendered guest screen works without scripts, so its page does not preload them.
 */
export const linkHeader = ({ renderedLayout, scripts, nonce }: DocumentParts): Record<string, string> =>
  renderedLayout
    ? {
        link: scripts
          .map(
            ({ url, integrity }) =>
              `<${url}>; rel=preload; as=script; fetchpriority=high; crossorigin; integrity="${integrity}"; nonce="${nonce}"`,
          )
          .join(', '),
      }
    : {}

/** The HTML of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const {
    nonce,
    language,
    title,
    css,
    theme,
    scripts,
    words,
    early,
    inlineScript,
    preloads,
    deferredPreloads,
    lateFont,
    fonts,
    page,
    registry,
    skeleton,
    renderedScreen,
    renderedLayout,
  } = parts
  const link = ({ url, integrity }: PageFile, as: string, extra = '') =>
    `<link rel="preload" as="${as}" href="${url}" crossorigin integrity="${integrity}"${extra}>`
  const script = (file: PageFile) => link(file, 'script', ` nonce="${nonce}"`)
  /**
   * Emotion moves style elements from the body to the head and recomputes all styles each time, except for elements
   * with `data-s`.
   */
  const style =
    (isInHead: boolean) =>
    ({ names, css }: StaticStyles) =>
      `<style nonce="${nonce}" data-emotion="${names}"${isInHead ? ' data-s' : ''}>${css}</style>`
  const inline = (code: string | null | undefined) => code && `<script nonce="${nonce}">${code}</script>`
  const earlySubmitScript = inline(renderedScreen && page.tenant && firstScript(page.tenant.subdomain, words))
  const second = renderedScreen?.second ?? { at: 0, styles: [] }
  const first = renderedScreen || renderedLayout ? [] : preloads
  const later = renderedScreen ? [...preloads, ...deferredPreloads] : deferredPreloads
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="${page.tenant?.info?.logo ? '/favicon.ico' : 'data:,'}">`,
    lateFont &&
      `<template id="font" data-name="${lateFont.name}" data-href="${lateFont.url}"><style nonce="${nonce}">${lateFont.css}</style></template>`,
    early && [
      `<script type="application/json" id="reads">${inertJson(early.reads)}</script>`,
      inline(early.script),
    ],
    ...scripts.map(
      ({ url, integrity }) =>
        `<script nonce="${nonce}" defer src="${url}" crossorigin integrity="${integrity}"${renderedScreen ? '' : ' fetchpriority="high"'}></script>`,
    ),
    ...first.map(script),
    ...(renderedScreen ? [] : fonts).map((file) =>
      link(file, 'font', ' type="font/woff2" fetchpriority="low"'),
    ),
    `<style nonce="${nonce}" id="theme">${theme}</style>`,
    `<style nonce="${nonce}">${css}</style>`,
    ...(renderedScreen?.styles ?? []).map(style(true)),
    ...(renderedLayout ? [...renderedLayout.styles, ...(renderedLayout.second?.styles ?? [])] : []).map(
      style(true),
    ),
    inline(inlineScript),
    `</head><body><noscript><div id="late">${escapeHtml(words.noScript)}</div></noscript>`,
    renderedLayout
      ? `<div id="portal" data-layout="${escapeHtml(renderedLayout.key)}">${renderedLayout.html}</div>`
      : `<div id="portal">${renderedScreen ? '' : skeleton}</div>`,
    ...(renderedScreen
      ? [
          `<div id="outlet" data-rendered="${escapeHtml(renderedScreen.key)}">${renderedScreen.html.slice(0, second.at)}`,
          earlySubmitScript,
          ...second.styles.map(style(false)),
          `${renderedScreen.html.slice(second.at)}</div>`,
        ]
      : []),
    renderedLayout && `<template id="screen-code">${preloads.map(script).join('')}</template>`,
    later.length > 0 && `<template id="following">${later.map(script).join('')}</template>`,
    renderedScreen && later.length > 0 && inline(fetchAfterPaint),
    `<script type="application/json" id="registry" data-signature="${registry.signature}">${registry.text}</script>`,
    `<script type="application/json" id="page">${inertJson(page)}</script></body></html>`,
  ]
    .flat()
    .filter(Boolean)
    .join('')
}
