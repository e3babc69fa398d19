import { remotePreset } from '@portal/remote-kit-build/webpack'

export default remotePreset(import.meta.dirname)
