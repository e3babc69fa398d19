import type { AssetFile } from '@portal/contract/remote-registry'

interface NewerBuild {
  /** Absolute URL of the build folder, with a trailing slash. */
  base: string
  files: readonly AssetFile[]
}

declare global {
  interface ImportMeta {
    /** webpack's hot module replacement API. */
    webpackHot: {
      /** Fetches and applies the next update. Rejects if a changed module needs a page reload. */
      check(autoApply: true): Promise<unknown>
    }
  }
  /**
   * Update functions of development builds, by remote name. Each applies a newer build to the running page; it resolves
   * to false if the build has no update for the running code, and rejects if a reload is needed.
   */
  var __PORTAL_HOT__: Record<string, (build: NewerBuild) => Promise<boolean>> | undefined
}

declare const HOT_REMOTE: string
declare const __webpack_hash__: string
declare const takeScriptsFrom: (base: string, sums: Readonly<Record<string, string>>) => void

globalThis.__PORTAL_HOT__ ??= {}
globalThis.__PORTAL_HOT__[HOT_REMOTE] = async ({ base, files }) => {
  /** The name of an update file contains the hash of the build that it updates. */
  const hasUpdate = () => files.some(({ path }) => path.endsWith(`.${__webpack_hash__}.hot-update.json`))
  if (!hasUpdate()) return false
  takeScriptsFrom(base, Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])))
  while (hasUpdate()) await import.meta.webpackHot.check(true)
  return true
}
