import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { escapeHtml } from '@portal/domain/format/escape-html'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import type { DemoStaffMember } from '../demo-staff.ts'

const pageCss = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:480px;padding:32px 24px;color:#1c1c1f;background:#fff}
h1{font-size:28px;line-height:1.2}h2{font-size:16px;margin:24px 0 8px}code{font:600 24px ui-monospace,monospace;letter-spacing:.08em}
button{display:block;width:100%;text-align:left;font:inherit;cursor:pointer;min-height:48px;padding:10px 16px;margin:8px 0;border:1px solid #8a8a94;border-radius:8px;background:#fff;color:inherit}
button.main{background:#2438e0;border-color:#2438e0;color:#fff;text-align:center}input{font:inherit;padding:12px;width:100%;box-sizing:border-box}`

const renderIdentityPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${pageCss}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/**
 * Renders a page on which the user chooses an account. No password is needed, since all people of the demo are
 * fictional.
 */
function renderAccountChoice(uid: string, people: readonly DemoStaffMember[]): string {
  const tenants = [...new Set(people.map(({ tenant }) => tenant))]
  const groups = tenants.map((tenant) => {
    const buttons = people
      .filter((person) => person.tenant === tenant)
      .map(
        ({ email, name, role }) =>
          `<button name="account" value="${escapeHtml(email)}">${escapeHtml(name)}, ${role}<br><small>${escapeHtml(email)}</small></button>`,
      )
    return `<h2>${escapeHtml(tenant ?? 'All tenants')}</h2>${buttons.join('')}`
  })
  return renderIdentityPage(
    'Who are you?',
    `<p>Everybody here is made up, and nobody has a password.</p><form method="post" action="/interaction/${uid}">${groups.join('')}</form>`,
  )
}

const oidcScope = 'openid email profile'
const hourSeconds = 3600

/** The only client of the provider, with its users. */
interface DemoClient {
  clientId: string
  people: readonly DemoStaffMember[]
  redirectUrl: string
}

/** Creates the provider's settings. The provider keeps all state in memory. */
async function createProviderSettings({ clientId, people, redirectUrl }: DemoClient): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    clients: [
      {
        client_id: clientId,
        client_name: 'Customer portal',
        token_endpoint_auth_method: 'none',
        grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'authorization_code'],
        response_types: ['code'],
        redirect_uris: [redirectUrl],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      DeviceCode: 600,
      Interaction: 600,
      AccessToken: 60,
      IdToken: 60,
      Session: hourSeconds,
      Grant: hourSeconds,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people.find(({ email }) => email === id)
      const getClaims = () => ({ sub: id, email: id, email_verified: true, name: person?.name })
      return person ? { accountId: id, claims: getClaims } : undefined
    },
    /** The only client may read all claims that it requests, without a consent page. */
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope(oidcScope)
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: {
        enabled: true,
        userCodeInputSource: (ctx, form) => {
          ctx.body = renderIdentityPage(
            'Which code do you have?',
            `${form}<button class="main" form="op.deviceInputForm">Go on</button>`,
          )
        },
        userCodeConfirmSource: (ctx, form, _client, _device, userCode) => {
          ctx.body = renderIdentityPage(
            'Is this your code?',
            `<p><code>${userCode}</code></p><p>It stands where you began. Go on only if you began it yourself.</p>${form}<button class="main" form="op.deviceConfirmForm">Yes, go on</button>`,
          )
        },
        successSource: (ctx) => {
          ctx.body = renderIdentityPage(
            'You are signed in',
            '<p>Go back to where you began; this page can be closed.</p>',
          )
        },
      },
    },
  }
}

/**
 * Creates an OpenID Connect provider for the demo's staff.
 * @param issuer URL of the provider
 */
export async function createIdentityProvider(issuer: string, client: DemoClient): Promise<Server> {
  const { people } = client
  const provider = new Provider(issuer, await createProviderSettings(client))
  const others = provider.callback()
  const handleInteraction = async (request: IncomingMessage, response: ServerResponse) => {
    const { uid } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST')
      return response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(renderAccountChoice(uid, people))
    const accountId = new URLSearchParams(await text(request)).get('account') ?? ''
    return provider.interactionFinished(request, response, { login: { accountId } })
  }
  return createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void others(request, response)
    handleInteraction(request, response).catch(() => {
      response.statusCode = 400
      response.end(renderIdentityPage('This took too long', '<p>Begin anew where you came from.</p>'))
    })
  })
}
