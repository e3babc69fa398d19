import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, registryKey } from '../team.ts'
import { fileOf, folder, keptOf, keptOfEach, pack } from './released.ts'

/**
 * Builds this checkout and keeps its builds for the tests of the versions to come: `pnpm keep-release`, whenever versions
 * are released, before they are raised. Of the shell and each remote the last three stay.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const key = await registryKey()

const described = (name: string) => (name === 'shell' ? 'shell.json' : 'descriptor.json')
const names = readdirSync(workspace).filter((name) => name === 'shell' || name.startsWith('mf-'))

mkdirSync(folder, { recursive: true })
for (const name of names) {
  await build(path.join(workspace, name))
  const read = (file: string) => readFileSync(path.join(workspace, name, 'dist', file))
  const { version, files }: { version: string; files: { path: string }[] } = JSON.parse(
    read(described(name)).toString(),
  )
  const paths = [described(name), ...files.map((file) => file.path)]
  const made = { name, version, key, files: paths.map((file) => ({ path: file, content: read(file) })) }
  writeFileSync(fileOf(name, version), pack(made))
  for (const old of keptOf(name).slice(keptOfEach)) rmSync(fileOf(name, old))
}
