import type { SignIn } from '@portal/contract/sign-in'
import { useText } from '../../texts.ts'

/** Name of a sign-in's device, such as 'Firefox op Android', as far as known. */
export function useDeviceName(): (signIn: Pick<SignIn, 'browser' | 'system'>) => string {
  const text = useText()
  return ({ browser, system }) => {
    const name = browser ?? text('devices_unknown')
    return system ? text('devices_name', { browser: name, system }) : name
  }
}
