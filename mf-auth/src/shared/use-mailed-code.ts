import { mailTwoFactorCode } from '@portal/contract/account'
import { usePortal, useWrite } from '@portal/remote-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Requests a one-time code by mail on first use (OTP-02), unless one was already sent, and again on demand (OTP-05).
 */
export function useMailedCode(username: string, { isMailed }: { isMailed: boolean }) {
  const { signal } = usePortal()
  const { mutate, isSuccess, isError } = useWrite(mailTwoFactorCode)
  const [isAgain, setIsAgain] = useState(false)
  const isRequested = useRef(isMailed)
  const send = useEffectEvent(() => mutate({ body: { username }, signal }))
  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    send()
  }, [])
  const resendCode = () => {
    setIsAgain(true)
    mutate({ body: { username }, signal })
  }
  const sent = isAgain ? 'resent' : 'sent'
  return {
    state: isError ? 'failed' : isSuccess ? sent : isMailed && !isAgain ? 'sent' : 'sending',
    resend: resendCode,
  } as const
}
