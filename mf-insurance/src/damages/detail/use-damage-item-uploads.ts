import type { DamageProgressItem } from '@portal/contract/damage'
import { useUploads } from '@portal/remote-kit/upload'

/** Returns the uploads for a requested item. Their state is kept until the page unloads. */
export const useDamageItemUploads = (id: DamageProgressItem['id']) =>
  useUploads({ damage_progress_id: id, screen: 'schades' })
