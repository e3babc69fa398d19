import type { DamageProgressItem } from '@portal/contract/damage'
import { useUploads } from '@portal/remote-kit/upload'

/** Files sent for a requested item; their state is kept until the page unloads. */
export const useItemUploads = (id: DamageProgressItem['id']) =>
  useUploads({ damage_progress_id: id, screen: 'schades' })
