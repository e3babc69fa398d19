import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language } from '@portal/contract/language'
import { fontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import { shellFiles } from '../edge/files.ts'
import { shellPrefix } from '../edge/page.ts'
import type { PlacedRemote } from '../registry/placed.ts'

/** What the frame of a remote in a sandbox is made of. */
export interface SandboxFrameParts {
  nonce: string
  /** Origin of the portal's page, which alone may show the frame. */
  portal: string
  shell: ShellBuild
  remote: PlacedRemote
  language: Language
  /** The firm's colours, as a style sheet. */
  theme: string
}

/**
 * The policy of the frame: no origin of its own, no network, and of all scripts those of its remote and of the shell, each by its sum.
 * A form may be filled in, and sent nowhere.
 */
const policyOf = ({ nonce, portal, shell, remote }: SandboxFrameParts) =>
  [
    "default-src 'none'",
    `script-src ${portal}${shellPrefix}${shell.hash}/ ${remote.base}`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    'img-src data: blob:',
    `font-src ${portal}${shellPrefix}${shell.hash}/ ${remote.base}`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
    "require-trusted-types-for 'script'",
    `trusted-types p-registry ${shell.policy} ${remote.policy}`,
    'sandbox allow-scripts allow-forms',
  ].join('; ')

/** Only what the page behind it lets through can be seen of the page below. */
const ownCss = 'html,body{background:transparent!important}#sandbox{display:flow-root}'

/** The empty document in which a remote runs that is not trusted, and its headers. */
export function sandboxFrame(parts: SandboxFrameParts) {
  const { nonce, portal, shell, language, theme } = parts
  const { scripts, fontUrls } = shellFiles(shell, `${portal}${shellPrefix}${shell.hash}/`, language)
  const style = (css: string, id = '') => `<style nonce="${nonce}"${id}>${css}</style>`
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(parts),
      'integrity-policy': 'blocked-destinations=(script)',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
    },
    html: [
      `<!doctype html><html lang="${language}" data-sandbox><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>',
      ...scripts.map(
        ({ url, integrity }) => `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`,
      ),
      style(theme, ' id="theme"'),
      style(`${fontFaces(fontUrls)}${fallbackFontFaces}${ownCss}`),
      '</head><body><div id="sandbox"></div></body></html>',
    ].join(''),
  }
}
