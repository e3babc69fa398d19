import { usePortal } from '@portal/remote-kit'
import LoginScreen from './LoginScreen.tsx'

/** Sign-in screen for another customer on this device; the current one stays signed in (ACCOUNTS-05). */
export default function AddAccountScreen() {
  const { navigate } = usePortal()
  return <LoginScreen onEntered={() => navigate('/', { replace: true })} />
}
