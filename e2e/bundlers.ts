import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Edit } from './team.ts'

const kit = path.resolve(import.meta.dirname, '../shared/remote-kit')
const run = promisify(execFile)

/** The bundlers that the kit has a preset for. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const
export type Bundler = (typeof bundlers)[number]

/** The example remote, whose sources each bundler builds, and the one that brings a React of its own. */
export const example = { name: 'mf-notes', folder: 'example' }
export const exampleWithReact = { name: 'mf-counter', folder: 'example-react' }

interface Built {
  bundler?: Bundler
  version: string
  /** Version of React that the remote has installed, by which `package.json` knows it: `19.2`; its own without. */
  react?: string
  /** Whether it brings that, too, in place of taking the portal's. */
  brings?: boolean
  /** Changes to its sources. */
  edits?: readonly Edit[]
}

/** Builds a version of an example in a folder of its own. Answers the folder of the build. */
export async function buildExample(
  { name, folder: from }: typeof example,
  { bundler = 'webpack', version, react, brings = !react, edits = [] }: Built,
): Promise<string> {
  const source = path.join(kit, from)
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-example-')), name)
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|\.types|\.cache|tsconfig\.json)$/.test(file),
  })
  await linkModules(path.join(source, 'node_modules'), path.join(folder, 'node_modules'), react)
  await edit(path.join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`)
  if (!brings) await edit(path.join(folder, 'webpack.config.ts'), /, \{ brings: .*?\}/, '')
  for (const change of edits) await edit(path.join(folder, change.file), change.from, change.to)
  await run(process.execPath, [path.join(kit, 'build/main.ts'), '--with', bundler], { cwd: folder })
  return path.join(folder, 'dist')
}

/** Has a folder the packages of another, with another version of React where one is named. */
async function linkModules(from: string, to: string, react?: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from)) {
    const isReact = entry === 'react' || entry === 'react-dom'
    await symlink(
      path.join(from, react && isReact ? `${entry}-${react}` : entry),
      path.join(to, entry),
      'dir',
    )
  }
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}
