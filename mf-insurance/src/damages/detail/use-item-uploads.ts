import type { DamageProgressItem } from '@portal/contract/damage'
import { useUploads } from '@portal/remote-kit/upload'

/** The files sent for a requested item; what became of each is remembered while the page lives. */
export const useItemUploads = (id: DamageProgressItem['id']) =>
  useUploads({ damage_progress_id: id, screen: 'schades' })
