import { randomBytes } from 'node:crypto'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import { createFontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import type { FastifyInstance } from 'fastify'
import { getThemeStyleSheet, listShellFiles, shellPrefix } from '../pages/html-document-input.ts'
import { selectRelease } from '../pages/page-release.ts'
import { parsePageUrl, readChosenLanguage, selectLocale } from '../pages/page-request.ts'
import type { PageServerDependencies } from '../pages/page-server-dependencies.ts'
import { accessibilityStatementPath, renderStatementPage } from './accessibility-statement.ts'
import { getStatementTexts } from './statement-texts.ts'

const getContentSecurityPolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const getResponseHeaders = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': getContentSecurityPolicy(nonce),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache, no-transform',
  vary: 'cookie, accept-encoding',
})

/** Serves the tenant's accessibility statement: a public page without scripts, in the tenant's theme. */
export function registerAccessibilityRoutes(
  app: FastifyInstance,
  dependencies: PageServerDependencies,
): void {
  app.get(accessibilityStatementPath, async (request, reply) => {
    const { address, shell } = await selectRelease(request, dependencies)
    const { tenant, subdomain } = address
    const chosen = readChosenLanguage(request.headers.cookie, parsePageUrl(request.url) ?? undefined)
    const locale = selectLocale(chosen, tenant)
    const language = chosen ?? 'nl'
    const look = readColorSettings(request.headers.cookie)
    const nonce = randomBytes(16).toString('base64')
    const faces = shell
      ? createFontFaces(listShellFiles(shell, `${shellPrefix}${shell.hash}/`, locale).fontUrls)
      : ''
    return reply
      .code(subdomain && !tenant ? 404 : 200)
      .headers(getResponseHeaders(nonce))
      .send(
        renderStatementPage({
          tenant,
          language,
          text: getStatementTexts(language, locale.endsWith('_u')),
          css: `${faces}${fallbackFontFaces}${getThemeStyleSheet(tenant, look)}`,
          nonce,
        }),
      )
  })
}
