import { createHash } from 'node:crypto'
import { ApiError } from '@portal/contract/error'
import type { AuthCalls, KeyBoundTokens } from '../../api/auth-calls.ts'
import { fakeKeys } from './fake-dpop-signer.ts'

interface TokenFamily {
  account: string
  refresh: string
  access: string
  revoked: boolean
}

const createRejection = (status: number) =>
  new ApiError('refused', { status, message: `refused with ${status}` })
const createUnreachableFailure = () => new ApiError('unreachable', { message: 'no answer' })

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const isTokenOfFamily = ({ refresh }: TokenFamily, named: string) =>
  named === refresh || named === hashToken(refresh)

export const tokenLifetimeSeconds = 600

/**
 * Creates a server that only has sessions: it rotates refresh tokens, and ends a token family when an old token is
 * used.
 */
export function createFakeServer() {
  const families: TokenFamily[] = []
  const spent = new Map<string, TokenFamily>()
  let count = 0
  /**
   * `late`: access tokens are expired on arrival; `ended`: refresh tokens too; `inCookie`: refresh tokens are in a
   * cookie, and the page has their hashes.
   */
  const state = { online: true, refreshes: 0, reused: 0, late: false, ended: false, inCookie: false }

  const issueTokens = (family: TokenFamily): KeyBoundTokens => {
    count += 1
    family.access = `access-${family.account}-${count}`
    family.refresh = `refresh-${family.account}-${count}`
    return {
      access_token: family.access,
      refresh_token: state.inCookie ? hashToken(family.refresh) : family.refresh,
      in_cookie: state.inCookie,
      expires_in: tokenLifetimeSeconds,
      token_type: 'Bearer',
      keys: fakeKeys,
    }
  }
  const respondIfOnline = async <T>(make: () => T): Promise<T> => {
    if (!state.online) throw createUnreachableFailure()
    return make()
  }
  const auth: AuthCalls = {
    getTenant: async () => 'zuider',
    login: ({ username }) =>
      respondIfOnline(() => {
        const family = { account: username, refresh: '', access: '', revoked: false }
        families.push(family)
        const tokens = issueTokens(family)
        if (!state.late) return tokens
        family.access = ''
        family.revoked = state.ended
        return { ...tokens, expires_in: 0 }
      }),
    identify: ({ access_token }) =>
      respondIfOnline(() => {
        const family = families.find(({ access }) => access === access_token)
        if (!family) throw createRejection(401)
        const { account } = family
        const avatar = `picture of ${account}`
        return { id: account, name: account, username: account, tenant_code: 'ZUIDER', avatar }
      }),
    refresh: ({ refresh_token }) =>
      respondIfOnline(() => {
        state.refreshes += 1
        const again = spent.get(refresh_token)
        if (again) {
          again.revoked = true
          state.reused += 1
        }
        const family = families.find((one) => isTokenOfFamily(one, refresh_token) && !one.revoked)
        if (!family) throw createRejection(401)
        spent.set(refresh_token, family)
        return issueTokens(family)
      }),
    logout: ({ refresh_token }) =>
      respondIfOnline(() => {
        for (const family of families) if (isTokenOfFamily(family, refresh_token)) family.revoked = true
      }),
    revoke: ({ hash }) =>
      respondIfOnline(() => {
        for (const family of families) if (hashToken(family.refresh) === hash) family.revoked = true
      }),
  }
  return {
    auth,
    state,
    ownerOf: (token: string) => families.find(({ access, revoked }) => access === token && !revoked)?.account,
  }
}
