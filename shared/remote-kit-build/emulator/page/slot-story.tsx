import type { SlotName } from '@portal/contract/extension-points'
import { Slot } from '@portal/remote-kit'
import type { RemoteConfig } from '@portal/remote-kit/config'
import { defineRemote, type ViewSource } from '@portal/remote-kit/define'
import type { Portal } from '@portal/remote-kit/portal'
import type { CatalogLoader } from '@portal/remote-kit/texts'
import { portal } from './portal.ts'
import { SlotProviders } from './SlotProviders.tsx'
import { toSlotEntries } from './slot-entries.ts'

interface SlotStoriesOptions {
  config: RemoteConfig
  texts: CatalogLoader
  views: Record<string, ViewSource>
}

/**
 * Creates a Storybook story for each slot component of a remote, with responses from `parameters.answers` or generated
 * from the contract.
 * @throws Error if a view belongs to no slot
 */
export function createSlotStories({ config, texts, views }: SlotStoriesOptions) {
  const own: Portal = { ...portal, slot: (name) => entries.filter(({ slot }) => slot === name) }
  const entries = toSlotEntries(defineRemote({ portal: own, texts, views }), config)
  return (view: string) => {
    const entry = entries.find((one) => one.view === view)
    if (!entry) throw new Error(`${view} is for no slot`)
    const filled = { ...own, slot: () => [entry] }
    return () => (
      <SlotProviders portal={filled}>
        <Slot name={entry.slot as SlotName} />
      </SlotProviders>
    )
  }
}
