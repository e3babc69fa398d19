import { remotePreset } from '@portal/remote-kit/vite'

export default remotePreset(import.meta.dirname)
