import { shellPreset } from '@portal/remote-kit/webpack'

export default shellPreset(import.meta.dirname)
