import type { DamageProgressItem } from '@portal/contract/damage'
import { useUploads } from '@portal/remote-kit/upload'

/** Files sent for a required item; their state is kept for the life of the page. */
export const useItemUploads = (id: DamageProgressItem['id']) =>
  useUploads({ damage_progress_id: id, screen: 'schades' })
