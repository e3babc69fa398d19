import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { saveFile } from '@portal/ui'

export const saveViewedFile = (name: string, content: Blob): void =>
  saveFile({ name: toDisplayFileName(name), type: content.type || 'application/octet-stream', content })
