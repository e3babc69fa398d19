import type { SlotName } from '@portal/contract/extension-points'
import type { RemoteConfig } from '../../src/config.ts'
import { defineRemote, type ViewSource } from '../../src/define.tsx'
import type { Portal } from '../../src/portal.ts'
import { Slot } from '../../src/slot.tsx'
import type { Catalogs } from '../../src/texts.tsx'
import { portal } from './portal.ts'
import { SlotGround } from './SlotGround.tsx'
import { slotEntriesOf } from './slot-entries.ts'

interface Parts {
  config: RemoteConfig
  texts: Catalogs
  views: Record<string, ViewSource>
}

/**
 * Makes stories of a remote's slot components: each, by the name of its view, in the slot that it is for, with answers that
 * are made up from the contract or are given as `parameters.answers`.
 * @throws Error where a view is for no slot
 */
export function slotStories({ config, texts, views }: Parts) {
  const own: Portal = { ...portal, slot: (name) => entries.filter(({ slot }) => slot === name) }
  const entries = slotEntriesOf(defineRemote({ portal: own, texts, views }), config)
  return (view: string) => {
    const entry = entries.find((one) => one.view === view)
    if (!entry) throw new Error(`${view} is for no slot`)
    const filled = { ...own, slot: () => [entry] }
    return () => (
      <SlotGround portal={filled}>
        <Slot name={entry.slot as SlotName} />
      </SlotGround>
    )
  }
}
