import type { ProgressItem } from '@portal/contract/mortgage'
import { useUploads } from '@portal/remote-kit/upload'

/** The files sent for a requested document; what became of each is remembered while the page lives (UPLOAD-05). */
export const useItemUploads = (id: ProgressItem['id']) =>
  useUploads({ mortgage_progress_id: id, screen: 'hypotheek' })
