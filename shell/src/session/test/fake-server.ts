import { createHash } from 'node:crypto'
import { ApiError } from '@portal/contract/error'
import type { AuthCalls, KeyedTokens } from '../auth.ts'
import { fakeKeys } from './fake-dpop-signer.ts'

interface Family {
  account: string
  refresh: string
  access: string
  revoked: boolean
}

const refused = (status: number) => new ApiError('refused', { status, message: `refused with ${status}` })
const unreachable = () => new ApiError('unreachable', { message: 'no answer' })

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const isNamed = ({ refresh }: Family, named: string) => named === refresh || named === hashOf(refresh)

/** Lifetime of an access token in seconds. */
export const lifetime = 600

/** A server with sessions only: rotates refresh tokens, and ends a family when an old one is used. */
export function fakeServer() {
  const families: Family[] = []
  const spent = new Map<string, Family>()
  let count = 0
  /**
   * `late`: an access token is expired on arrival; `ended`: its refresh token too; `inCookie`: refresh tokens are in a
   * cookie, and the page has their hashes.
   */
  const state = { online: true, refreshes: 0, reused: 0, late: false, ended: false, inCookie: false }

  const tokensOf = (family: Family): KeyedTokens => {
    count += 1
    family.access = `access-${family.account}-${count}`
    family.refresh = `refresh-${family.account}-${count}`
    return {
      access_token: family.access,
      refresh_token: state.inCookie ? hashOf(family.refresh) : family.refresh,
      in_cookie: state.inCookie,
      expires_in: lifetime,
      token_type: 'Bearer',
      keys: fakeKeys,
    }
  }
  const answer = async <T>(make: () => T): Promise<T> => {
    if (!state.online) throw unreachable()
    return make()
  }
  const auth: AuthCalls = {
    tenantOf: async () => 'zuider',
    login: ({ username }) =>
      answer(() => {
        const family = { account: username, refresh: '', access: '', revoked: false }
        families.push(family)
        const tokens = tokensOf(family)
        if (!state.late) return tokens
        family.access = ''
        family.revoked = state.ended
        return { ...tokens, expires_in: 0 }
      }),
    identify: ({ access_token }) =>
      answer(() => {
        const family = families.find(({ access }) => access === access_token)
        if (!family) throw refused(401)
        const { account } = family
        const avatar = `picture of ${account}`
        return { id: account, name: account, username: account, tenant_code: 'ZUIDER', avatar }
      }),
    refresh: ({ refresh_token }) =>
      answer(() => {
        state.refreshes += 1
        const again = spent.get(refresh_token)
        if (again) {
          again.revoked = true
          state.reused += 1
        }
        const family = families.find((one) => isNamed(one, refresh_token) && !one.revoked)
        if (!family) throw refused(401)
        spent.set(refresh_token, family)
        return tokensOf(family)
      }),
    logout: ({ refresh_token }) =>
      answer(() => {
        for (const family of families) if (isNamed(family, refresh_token)) family.revoked = true
      }),
    revoke: ({ hash }) =>
      answer(() => {
        for (const family of families) if (hashOf(family.refresh) === hash) family.revoked = true
      }),
  }
  return {
    auth,
    state,
    /** Account of an access token, if it is still valid. */
    ownerOf: (token: string) => families.find(({ access, revoked }) => access === token && !revoked)?.account,
  }
}
