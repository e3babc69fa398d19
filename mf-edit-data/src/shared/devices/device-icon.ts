import type { SignIn } from '@portal/contract/sign-in'
import type { IconName } from '@portal/ui'

export const getDeviceIcon = (device: SignIn['device']): IconName =>
  device === 'computer' ? 'laptop' : 'mobile'
