import { validateToken } from '@portal/contract/account'
import { languages } from '@portal/contract/language'
import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useCallback, useEffect, useState } from 'react'
import { refusalOf } from '../shared/refusal.ts'
import { forgetToken, withKeptToken } from './kept-token.ts'
import { readTokenLink } from './token.ts'

type Check =
  | { state: 'checking' }
  | { state: 'valid'; token: string; username: string }
  | { state: 'invalid' }
  /** Neither the address nor this tab has a token. */
  | { state: 'missing' }
  /** The token may be good: the server could not say. */
  | { state: 'unreachable' }

/**
 * Takes the token out of the address bar before anything else is asked, then asks whose it is (RESET-01, trust A8). The
 * page goes on in the language of the mail.
 */
export function useTokenLink() {
  const { api, language, navigate, signal } = usePortal()
  const { pathname, search } = useLocation()
  const [link] = useState(() => withKeptToken(readTokenLink(new URLSearchParams(search))))
  const [check, setCheck] = useState<Check>({ state: 'checking' })
  const { kind, token } = link

  const ask = useCallback(async () => {
    if (!token) return setCheck({ state: 'missing' })
    setCheck({ state: 'checking' })
    try {
      const { data } = await api.send(validateToken, { body: { token } }, { signal })
      setCheck({ state: 'valid', token, username: data.username })
    } catch (error) {
      const status = refusalOf(error)
      if (status === null || status >= 500) return setCheck({ state: 'unreachable' })
      forgetToken(kind)
      setCheck({ state: 'invalid' })
    }
  }, [api, signal, kind, token])

  useEffect(() => {
    const spoken = languages.find((one) => one === new URLSearchParams(location.search).get('language'))
    if (spoken) language.change(spoken)
    navigate(`${pathname}?${kind}=1`, { replace: true })
    void ask()
  }, [navigate, language, pathname, kind, ask])

  return { link, check, retry: () => void ask() }
}
