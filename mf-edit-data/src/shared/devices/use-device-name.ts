import type { SignIn } from '@portal/contract/sign-in'
import { useText } from '../../texts.ts'

/** Names a sign-in as a customer would: 'Firefox op Android', as far as it is known. */
export function useDeviceName(): (signIn: Pick<SignIn, 'browser' | 'system'>) => string {
  const text = useText()
  return ({ browser, system }) => {
    const name = browser ?? text('devices_unknown')
    return system ? text('devices_name', { browser: name, system }) : name
  }
}
