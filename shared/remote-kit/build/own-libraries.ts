import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { hostName, ofReact } from './shared.ts'

/** What a remote may bring a copy of its own of, in place of the portal's. */
export type OwnLibrary = 'react'

/** How a remote is built, where not as most are. */
export interface PresetOptions {
  /**
   * `react`: views that are `mounted` run on the React that the remote has installed, of another major version than the portal's.
   * Its files carry that, and all that the remote draws with.
   */
  brings?: readonly OwnLibrary[]
}

/** The versions of what a remote brings, as it has them installed. */
export const versionsOf = (folder: string, brings: readonly OwnLibrary[]): Record<string, string> =>
  Object.fromEntries(
    brings.map((name) => {
      const file = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`)
      return [name, JSON.parse(readFileSync(file, 'utf8')).version]
    }),
  )

const kit = path.resolve(import.meta.dirname, '../src')

/**
 * In a remote with a React of its own the kit goes on with the page's, since what it draws stands among what other remotes draw; all
 * else that asks for React gets the remote's.
 */
export class PageReactForKit {
  apply(compiler: Compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack
    new NormalModuleReplacementPlugin(/^react(-dom)?(\/|$)/, (asked) => {
      if (ofReact.includes(asked.request) && asked.contextInfo.issuer.startsWith(kit))
        asked.request = hostName(asked.request)
    }).apply(compiler)
  }
}
