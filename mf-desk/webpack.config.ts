import { remotePreset } from '@portal/remote-kit/webpack'

export default remotePreset(import.meta.dirname)
