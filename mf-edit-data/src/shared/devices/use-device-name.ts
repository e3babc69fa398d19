import type { SignIn } from '@portal/contract/sign-in'
import type { IconName } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Returns a function that names the device of a sign-in, such as 'Firefox op Android'. */
export function useDeviceName(): (signIn: Pick<SignIn, 'browser' | 'system'>) => string {
  const text = useText()
  return ({ browser, system }) => {
    const name = browser ?? text('devices_unknown')
    return system ? text('devices_name', { browser: name, system }) : name
  }
}

export const getDeviceIcon = (device: SignIn['device']): IconName =>
  device === 'computer' ? 'laptop' : 'mobile'
