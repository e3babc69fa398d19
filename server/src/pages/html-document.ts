import type { Language } from '@portal/contract/language'
import type { PageData } from '@portal/contract/page-data'
import type { ServerRenderedStyles } from '@portal/contract/server-rendering'
import type { FirstReads } from '@portal/domain/first-reads'
import { escapeHtml } from '@portal/domain/format/escape-html'
import { pageCss } from '@portal/domain/theme/page-css'
import { type SignedText, toScriptSafeJson } from '../registry/tenant-registry.ts'
import { afterPaintFetchCode, createInlineScript } from './inline-script.ts'
import type { PageTexts } from './page-texts.ts'
import type { RenderedScreen } from './rendering/render-guest-screen.ts'
import type { RenderedLayout } from './rendering/render-layout.ts'

export interface PageFile {
  url: string
  integrity: string
}

export interface HtmlDocumentInput {
  nonce: string
  language: Language
  title: string
  /** Fonts, and the styles of the skeleton if no HTML was rendered. */
  css: string
  /** Style sheet of the theme. Its own style element is replaced when the colour scheme changes. */
  theme: string
  scripts: readonly PageFile[]
  texts: PageTexts
  earlyScript: string
  /** URLs of the first API requests, relative to the tenant's API; null on a guest's page. */
  reads: Record<keyof FirstReads, readonly string[]> | null
  /** Empty if the page has no inline script. */
  inlineScript: string
  /**
   * Code of the screen. Normally the page preloads it. A server-rendered screen preloads it after the first paint. A
   * server-rendered layout requests it after the shell's first file, so that it does not delay the shell.
   */
  preloads: readonly PageFile[]
  /** The shell requests these files when it starts, so that they do not delay the shell. */
  deferredPreloads: readonly PageFile[]
  /** The text font, if the layout is painted with the fallback font first. */
  lateFont: { name: string; url: string; css: string } | null
  /** Preloaded fonts. Server-rendered HTML requests its font itself. */
  fonts: readonly PageFile[]
  page: PageData
  registry: SignedText
  skeleton: string
  /** Replaces the skeleton on a guest's page. */
  renderedScreen: RenderedScreen | null
  /** Replaces the skeleton on a customer's page. */
  renderedLayout: RenderedLayout | null
}

/**
 * Creates the `Link` header, which preloads scripts before the browser has read the HTML. A server-rendered guest
 * screen works without scripts, so it needs none.
 */
export const createLinkHeader = ({
  renderedLayout,
  scripts,
  nonce,
}: HtmlDocumentInput): Record<string, string> =>
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

export function renderHtmlDocument(input: HtmlDocumentInput): string {
  const { nonce, texts, earlyScript, preloads, lateFont, page, registry, renderedScreen, renderedLayout } =
    input
  const renderPreloadLink = ({ url, integrity }: PageFile, as: string, extra = '') =>
    `<link rel="preload" as="${as}" href="${url}" crossorigin integrity="${integrity}"${extra}>`
  const renderScriptPreload = (file: PageFile) => renderPreloadLink(file, 'script', ` nonce="${nonce}"`)
  /**
   * Emotion moves style elements without `data-s` to the head, and each move makes the browser recompute all styles.
   */
  const style =
    (isInHead: boolean) =>
    ({ ruleNames, css }: ServerRenderedStyles) =>
      css && `<style nonce="${nonce}" data-emotion="${ruleNames}"${isInHead ? ' data-s' : ''}>${css}</style>`
  const renderInlineScript = (code: string | false) => code && `<script nonce="${nonce}">${code}</script>`
  const second = renderedScreen?.second ?? { at: 0, styles: [] }
  const first = renderedScreen || renderedLayout ? [] : preloads
  const later = renderedScreen ? [...preloads, ...input.deferredPreloads] : input.deferredPreloads
  return [
    `<!doctype html><html lang="${input.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(input.title)}</title><link rel="icon" href="${page.tenant?.info?.logo ? '/favicon.ico' : 'data:,'}">`,
    // Paints the layout when all of its HTML has arrived: the browser waits for the element that follows it.
    renderedLayout && '<link rel="expect" href="#screen-code" blocking="render">',
    lateFont &&
      `<template id="font" data-name="${lateFont.name}" data-href="${lateFont.url}"><style nonce="${nonce}">${lateFont.css}</style></template>`,
    input.reads && `<script type="application/json" id="reads">${toScriptSafeJson(input.reads)}</script>`,
    renderInlineScript(!renderedScreen && earlyScript),
    ...input.scripts.map(
      ({ url, integrity }) =>
        `<script nonce="${nonce}" defer src="${url}" crossorigin integrity="${integrity}"${renderedScreen ? '' : ' fetchpriority="high"'}></script>`,
    ),
    ...first.map(renderScriptPreload),
    ...(renderedScreen ? [] : input.fonts).map((file) =>
      renderPreloadLink(file, 'font', ' type="font/woff2" fetchpriority="low"'),
    ),
    `<style nonce="${nonce}" id="theme">${input.theme}</style>`,
    `<style nonce="${nonce}">${pageCss}${input.css}</style>`,
    ...(renderedScreen?.styles ?? []).map(style(true)),
    ...(renderedLayout ? [...renderedLayout.styles, ...(renderedLayout.second?.styles ?? [])] : []).map(
      style(true),
    ),
    renderInlineScript(input.inlineScript),
    `</head><body><noscript><div id="late">${escapeHtml(texts.noScript)}</div></noscript>`,
    renderedLayout
      ? `<div id="portal" data-layout="${escapeHtml(renderedLayout.key)}">${renderedLayout.html}</div>`
      : `<div id="portal">${renderedScreen ? '' : input.skeleton}</div>`,
    ...(renderedScreen
      ? [
          `<div id="outlet" data-rendered="${escapeHtml(renderedScreen.key)}">${renderedScreen.html.slice(0, second.at)}`,
          renderInlineScript(createInlineScript(earlyScript, texts)),
          ...second.styles.map(style(false)),
          `${renderedScreen.html.slice(second.at)}</div>`,
        ]
      : []),
    renderedLayout && `<template id="screen-code">${preloads.map(renderScriptPreload).join('')}</template>`,
    later.length > 0 && `<template id="following">${later.map(renderScriptPreload).join('')}</template>`,
    renderedScreen && later.length > 0 && renderInlineScript(afterPaintFetchCode),
    `<script type="application/json" id="registry" data-signature="${registry.signature}">${registry.text}</script>`,
    `<script type="application/json" id="page">${toScriptSafeJson(page)}</script></body></html>`,
  ]
    .flat()
    .filter(Boolean)
    .join('')
}
