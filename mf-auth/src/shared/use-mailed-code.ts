import { mailTwoFactorCode } from '@portal/contract/account'
import { usePortal } from '@portal/remote-kit'
import { useCallback, useEffect, useRef, useState } from 'react'

type State = 'sending' | 'sent' | 'resent' | 'failed'

/** Has a one-time code mailed once when it is first used (OTP-02), and again on request (OTP-05). */
export function useMailedCode(username: string) {
  const { api, signal } = usePortal()
  const [state, setState] = useState<State>('sending')
  const asked = useRef(false)

  const send = useCallback(
    async (after: State) => {
      setState('sending')
      try {
        await api.send(mailTwoFactorCode, { body: { username } }, { signal })
        setState(after)
      } catch {
        setState('failed')
      }
    },
    [api, username, signal],
  )
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void send('sent')
  }, [send])

  return { state, resend: () => void send('resent') }
}
