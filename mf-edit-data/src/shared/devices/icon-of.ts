import type { SignIn } from '@portal/contract/sign-in'
import type { IconName } from '@portal/ui'

/** Icon of a kind of device. */
export const iconOf = (device: SignIn['device']): IconName => (device === 'computer' ? 'laptop' : 'mobile')
