import { randomBytes } from 'node:crypto'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import { fontFaces } from '@portal/domain/theme/font-faces'
import { fallbackFontFaces } from '@portal/domain/theme/fonts'
import type { FastifyInstance } from 'fastify'
import type { PageServerDependencies } from '../pages/dependencies.ts'
import { shellFiles } from '../pages/files.ts'
import { chosenLanguage, wordingOf } from '../pages/language.ts'
import { shellPrefix } from '../pages/page.ts'
import { selectRelease } from '../pages/page-release.ts'
import { pageUrlOf } from '../pages/page-url.ts'
import { themeSheet } from '../pages/theme-sheet.ts'
import { statementPage, statementPath } from './statement.ts'
import { textsIn } from './texts.ts'

const policyOf = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const headersOf = (nonce: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(nonce),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache, no-transform',
  vary: 'cookie, accept-encoding',
})

/**
 * Serves the accessibility statement of the request's tenant to everybody: a page without scripts, in the tenant's
 * theme.
 */
export function statementRoutes(app: FastifyInstance, parts: PageServerDependencies): void {
  app.get(statementPath, async (request, reply) => {
    const { address, shell } = await selectRelease(request, parts)
    const { tenant, subdomain } = address
    const chosen = chosenLanguage(request.headers.cookie, pageUrlOf(request.url) ?? undefined)
    const wording = wordingOf(chosen, tenant)
    const language = chosen ?? 'nl'
    const look = readColorSettings(request.headers.cookie)
    const nonce = randomBytes(16).toString('base64')
    const faces = shell ? fontFaces(shellFiles(shell, `${shellPrefix}${shell.hash}/`, wording).fontUrls) : ''
    return reply
      .code(subdomain && !tenant ? 404 : 200)
      .headers(headersOf(nonce))
      .send(
        statementPage({
          tenant,
          language,
          text: textsIn(language, wording.endsWith('_u')),
          css: `${faces}${fallbackFontFaces}${themeSheet(tenant, look)}`,
          nonce,
        }),
      )
  })
}
