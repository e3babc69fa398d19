import type { StyleCache } from './style-cache.ts'
import { matchesOnlyClass, scopeToRemote } from './style-scope.ts'

/**
 * Styles of one remote. Classes go into the shared style sheet; all other rules apply only within the remote's regions.
 */
export interface RemoteStyleCache extends StyleCache {
  readonly remote: string
}

type EmotionSheet = StyleCache['sheet']

/**
 * Creates the style cache of a remote from the cache of the page. A class is written once for all remotes, because it
 * affects only elements that have it. Any other rule is limited to the remote's regions.
 */
export function createRemoteStyleCache(page: StyleCache, remote: string): RemoteStyleCache {
  const PageSheet = page.sheet.constructor as new (
    options: Pick<EmotionSheet, 'key' | 'container' | 'nonce'>,
  ) => EmotionSheet
  /**
   * Style sheet of a remote. Emotion creates a sheet for each global style with the constructor of the first sheet, so
   * this class also limits global styles to the remote.
   */
  class RemoteStyleSheet extends PageSheet {
    override insert(rule: string) {
      const contained = scopeToRemote(remote, rule)
      if (contained) super.insert(contained)
    }
  }
  return {
    ...page,
    remote,
    sheet: new RemoteStyleSheet(page.sheet),
    insert: (selector, serialized, sheet, keeps) => {
      const isOwnRule = (rule: string) =>
        selector ? matchesOnlyClass(rule, selector) : rule.startsWith(`@keyframes ${serialized.name}{`)
      const sorted = { insert: (rule: string) => (isOwnRule(rule) ? page.sheet : sheet).insert(rule) }
      return page.insert(selector, serialized, sorted as EmotionSheet, keeps)
    },
  }
}
