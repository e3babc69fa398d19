import type { StyleCache } from './style-cache.ts'
import { isOfClass, within } from './style-reach.ts'

/** The styles of one remote: its classes are in the page's one sheet, and whatever else it styles stays within what it draws. */
export interface ContainedStyles extends StyleCache {
  readonly remote: string
}

type Sheet = StyleCache['sheet']

/**
 * Makes the styles of a remote out of the page's. A class is written once, whoever draws with it, as its rules are about its own
 * elements; a rule about any other is written for the remote's regions alone.
 */
export function containStyles(page: StyleCache, remote: string): ContainedStyles {
  const PageSheet = page.sheet.constructor as new (
    options: Pick<Sheet, 'key' | 'container' | 'nonce'>,
  ) => Sheet
  /** Emotion makes one more of these for each global style, by the constructor of the first. */
  class ContainedSheet extends PageSheet {
    override insert(rule: string) {
      const contained = within(remote, rule)
      if (contained) super.insert(contained)
    }
  }
  return {
    ...page,
    remote,
    sheet: new ContainedSheet(page.sheet),
    insert: (selector, serialized, sheet, keeps) => {
      const isOwn = (rule: string) =>
        selector ? isOfClass(rule, selector) : rule.startsWith(`@keyframes ${serialized.name}{`)
      const sorted = { insert: (rule: string) => (isOwn(rule) ? page.sheet : sheet).insert(rule) }
      return page.insert(selector, serialized, sorted as Sheet, keeps)
    },
  }
}
