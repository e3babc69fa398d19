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

/** What the HTML of a page is made of. */
export interface DocumentParts {
  nonce: string
  language: Language
  title: string
  /** Style rules: fonts, and of the skeleton where nothing is drawn. */
  css: string
  /** The firm's colours, in an element of its own, which the shell writes anew when another look is chosen. */
  theme: string
  scripts: readonly PageFile[]
  words: PageTexts
  /** The shell's script that sends what the page reads first, and the addresses of that below the firm's API. */
  early: { script: string; reads: Record<keyof FirstReads, readonly string[]> } | null
  /** Runs at once; empty for none. */
  inlineScript: string
  /**
   * The screen's own code: named with the page, or after the paint where the edge has drawn the screen. Where it drew the
   * frame the page asks for it when the first of the shell's files has come: a slow line brings it right after the last of them,
   * while the shell runs its stages, which takes a slow phone 0.4 s; before, it would only have kept the shell waiting.
   */
  preloads: readonly PageFile[]
  /** Code that may come after the shell's, whose way it must not stand in: the shell asks for it as it begins. */
  deferredPreloads: readonly PageFile[]
  /** The text font's rules, its name and the address of its first file, where the frame stands in its fallback until that is there. */
  lateFont: { name: string; url: string; css: string } | null
  /** Named with the page too; what is drawn asks for its font itself, as it is laid out. */
  fonts: readonly PageFile[]
  page: Page
  /** The registry's snapshot as text, with its signature. */
  registry: Signed
  /** Shown before any script runs, in place of the portal. */
  skeleton: string
  /** The screen itself, where the edge can draw it; there is no skeleton then. */
  renderedScreen: RenderedScreen | null
  /** What stands around a customer's screen, where the edge can draw it; there is no skeleton then. */
  renderedLayout: RenderedLayout | null
}

/**
 * Has the browser ask for the scripts of a customer's page as soon as it has the headers, a round trip of a slow line before it has
 * read the page. What the edge has drawn for a guest can be used without them, and they wait their turn.
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
  /** Emotion moves what the edge wrote into the head, each time with all styles worked out anew, but for what says to be there. */
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
