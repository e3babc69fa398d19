import { validateToken } from '@portal/contract/account'
import { languages } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useCallback, useEffect, useState } from 'react'
import { rejectionStatus } from '../shared/refusal.ts'
import { forgetToken, withStoredToken } from './stored-token.ts'
import { readTokenLink } from './token.ts'

type Check =
  | { state: 'checking' }
  | { state: 'valid'; token: string; username: string }
  | { state: 'invalid' }
  /** Neither address nor tab storage has a token. */
  | { state: 'missing' }
  /** The server could not be reached, so the token may be valid. */
  | { state: 'unreachable' }

/**
 * Removes the token from the address bar before any request, then asks the server whose it is (RESET-01, trust A8). The
 * page continues in the language of the mail.
 */
export function useTokenLink() {
  const { api, language, navigate, signal } = usePortal()
  const { pathname, search } = useLocation()
  const [link] = useState(() => withStoredToken(readTokenLink(new URLSearchParams(search))))
  const [check, setCheck] = useState<Check>({ state: 'checking' })
  const { kind, token } = link

  const checkToken = useCallback(async () => {
    if (!token) return setCheck({ state: 'missing' })
    setCheck({ state: 'checking' })
    try {
      const { data } = await api.send(validateToken, { body: { token } }, { signal })
      setCheck({ state: 'valid', token, username: data.username })
    } catch (error) {
      const status = rejectionStatus(error)
      if (status === null || status >= 500) return setCheck({ state: 'unreachable' })
      forgetToken(kind)
      setCheck({ state: 'invalid' })
    }
  }, [api, signal, kind, token])

  useEffect(() => {
    const spoken = languages.find((one) => one === new URLSearchParams(location.search).get('language'))
    if (spoken) language.change(spoken)
    navigate(`${pathname}?${kind}=1`, { replace: true })
    void checkToken()
  }, [navigate, language, pathname, kind, checkToken])

  return { link, check, retry: () => void checkToken() }
}
