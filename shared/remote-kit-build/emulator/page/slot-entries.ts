import type { RemoteConfig } from '@portal/remote-kit/config'
import type { Remote } from '@portal/remote-kit/define'
import type { SlotEntry } from '@portal/remote-kit/portal'

export const toSlotEntries = (
  remote: Remote,
  { contributes }: RemoteConfig,
): readonly (SlotEntry & { slot: string })[] =>
  contributes.slots.map(({ slot, view }) => ({
    slot,
    remote: 'emulated',
    view,
    load: async () => {
      const found = remote.views[view]
      if (found?.kind !== 'piece') throw new Error(`${view} is no slot component`)
      return found.component()
    },
  }))
