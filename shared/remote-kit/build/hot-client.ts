import type { AssetFile } from '@portal/contract/registry'

/** Where a newer development build of the remote is, and its files. */
interface NewerBuild {
  /** Absolute address of the build's folder, with a slash at the end. */
  base: string
  files: readonly AssetFile[]
}

declare global {
  interface ImportMeta {
    /** What webpack gives for updates. */
    webpackHot: {
      /** Takes the next update and runs it; rejects where modules changed that nobody takes without a reload. */
      check(autoApply: true): Promise<unknown>
    }
  }
  /**
   * Development builds of remotes leave here, by their names, what takes a newer build into the running page. Answers
   * whether it did; rejects where that build cannot be taken without a reload.
   */
  var __PORTAL_HOT__: Record<string, (build: NewerBuild) => Promise<boolean>> | undefined
}

declare const HOT_REMOTE: string
declare const __webpack_hash__: string
declare const takeScriptsFrom: (base: string, sums: Readonly<Record<string, string>>) => void

globalThis.__PORTAL_HOT__ ??= {}
globalThis.__PORTAL_HOT__[HOT_REMOTE] = async ({ base, files }) => {
  /** Whether the build has an update for what runs now: its name tells for what. */
  const hasUpdate = () => files.some(({ path }) => path.endsWith(`.${__webpack_hash__}.hot-update.json`))
  if (!hasUpdate()) return false
  takeScriptsFrom(base, Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])))
  while (hasUpdate()) await import.meta.webpackHot.check(true)
  return true
}
