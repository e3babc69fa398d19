import type { Language } from '@portal/contract/language'
import type { Page } from '@portal/contract/page'
import type { PageFile } from './files.ts'

export interface DocumentParts {
  nonce: string
  language: Language
  title: string
  /** Style rules: fonts, theme, skeleton. */
  css: string
  scripts: readonly PageFile[]
  /** Runs at once; empty for none. */
  inlineScript: string
  preloads: readonly PageFile[]
  fonts: readonly PageFile[]
  page: Page
  /** Drawn before any script runs. */
  skeleton: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text made safe for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const inertJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The HTML of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { nonce, language, title, css, scripts, inlineScript, preloads, fonts, page, skeleton } = parts
  const link = ({ url, integrity }: PageFile, as: string, extra = '') =>
    `<link rel="preload" as="${as}" href="${url}" crossorigin integrity="${integrity}"${extra}>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="${page.tenant?.info?.logo ? '/favicon.ico' : 'data:,'}">`,
    ...scripts.map(
      ({ url, integrity }) =>
        `<script nonce="${nonce}" defer src="${url}" crossorigin integrity="${integrity}"></script>`,
    ),
    ...preloads.map((file) => link(file, 'script', ` nonce="${nonce}"`)),
    ...fonts.map((file) => link(file, 'font', ' type="font/woff2"')),
    `<style nonce="${nonce}">${css}</style>`,
    inlineScript && `<script nonce="${nonce}">${inlineScript}</script>`,
    `</head><body><div id="portal">${skeleton}</div>`,
    `<script type="application/json" id="page">${inertJson(page)}</script></body></html>`,
  ].join('')
}
