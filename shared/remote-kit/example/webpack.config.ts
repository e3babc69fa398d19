import { createRemotePreset } from '@portal/remote-kit-build/webpack'

export default createRemotePreset(import.meta.dirname)
