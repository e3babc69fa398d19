import { remotePreset } from '@portal/remote-kit/rspack'

export default remotePreset(import.meta.dirname)
