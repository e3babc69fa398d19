import { usePortal } from '@portal/remote-kit'
import LoginScreen from './LoginScreen.tsx'

/** Sign-in for one more customer on this device, while another stays signed in (ACCOUNTS-05). */
export default function AddAccountScreen() {
  const { navigate } = usePortal()
  return <LoginScreen onEntered={() => navigate('/', { replace: true })} />
}
