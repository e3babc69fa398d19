import { validateMailedToken } from '@portal/contract/account'
import { languages } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useCallback, useEffect, useState } from 'react'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { deleteStoredToken, storeOrRestoreToken } from './stored-mail-token.ts'
import { parseTokenLink } from './token-link.ts'

type TokenCheck =
  | { state: 'checking' }
  | { state: 'valid'; token: string; username: string }
  | { state: 'invalid' }
  /** Neither the URL nor tab storage has a token. */
  | { state: 'missing' }
  /** The token may be valid, but the server could not be reached. */
  | { state: 'unreachable' }

/**
 * Removes the token from the address bar before any request, so that it does not leak, then asks the server for the
 * user name of the token (RESET-01). Switches the page to the language of the mail.
 */
export function useTokenCheck() {
  const { api, language, navigate, signal } = usePortal()
  const { pathname, search } = useLocation()
  const [link] = useState(() => storeOrRestoreToken(parseTokenLink(new URLSearchParams(search))))
  const [check, setCheck] = useState<TokenCheck>({ state: 'checking' })
  const { kind, token } = link

  const checkToken = useCallback(async () => {
    if (!token) return setCheck({ state: 'missing' })
    setCheck({ state: 'checking' })
    try {
      const { data } = await api.send(validateMailedToken, { body: { token } }, { signal })
      setCheck({ state: 'valid', token, username: data.username })
    } catch (error) {
      const status = getRejectionStatus(error)
      if (status === null || status >= 500) return setCheck({ state: 'unreachable' })
      deleteStoredToken(kind)
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
