import { parseNextPath } from '@portal/domain/next-path'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { Button, Notice, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../../texts.ts'

/**
 * Notice that the tenant requires a passkey or authenticator app first. After the setup, the notice has a button to the
 * requested page (KEYS-10). The notice does not redirect, because recovery codes may still be visible.
 */
export function MfaRequiredNotice({ isRequired }: { isRequired: boolean }) {
  const text = useText()
  const { navigate } = usePortal()
  const { search } = useLocation()
  const tenant = useTenant()?.name ?? ''
  const [was, setWas] = useState(isRequired)
  useEffect(() => {
    if (isRequired) setWas(true)
  }, [isRequired])
  if (!isRequired && !was) return null
  return (
    <Notice status={isRequired ? 'info' : 'good'} role="status">
      <Text>{isRequired ? text('keys_wanted', { tenant }) : text('keys_there')}</Text>
      {!isRequired && (
        <Button small mt="3" onClick={() => navigate(parseNextPath(search))}>
          {text('keys_there_go')}
        </Button>
      )}
    </Notice>
  )
}
