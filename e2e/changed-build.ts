import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import { getContainerName, getTrustedTypesPolicyName } from '@portal/contract/remote-registry'
import * as v from 'valibot'

const calculateIntegrity = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Reads the files of a remote's production build, by path. */
function readBuildFiles(remote: string): Map<string, string> {
  const dist = path.resolve(import.meta.dirname, '..', remote, 'dist')
  const names = globSync('**/*.*', { cwd: dist }).filter((name) => !path.basename(name).startsWith('.'))
  return new Map(names.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]))
}

/** Edits files, and updates the integrity hashes of changed files until all hashes are correct. */
function editFiles(files: Map<string, string>, edit: (content: string, name: string) => string): void {
  const sums: [string, string][] = []
  for (const [name, content] of files) {
    const next = edit(content, name)
    if (next === content) continue
    files.set(name, next)
    sums.push([calculateIntegrity(content), calculateIntegrity(next)])
  }
  if (sums.length > 0)
    editFiles(files, (content) => sums.reduce((text, [from, to]) => text.replaceAll(from, to), content))
}

/**
 * Creates another version of a remote by editing its production build, for tests of releases that need no real build.
 * Renames the container and the script policy accordingly.
 * @returns the form with which a team uploads the version
 */
export function createChangedBuild(
  remote: string,
  version: string,
  edit: (content: string, name: string) => string,
): FormData {
  const files = readBuildFiles(remote)
  const before = v.parse(RemoteDescriptor, JSON.parse(files.get('descriptor.json') ?? ''))
  const after = { name: remote, version }
  const policy = getTrustedTypesPolicyName(after)
  editFiles(files, (content, name) =>
    edit(content, name)
      .replaceAll(getContainerName(before), getContainerName(after))
      .replaceAll(before.policy, policy),
  )
  const described = { ...JSON.parse(files.get('descriptor.json') ?? ''), version }
  const hash = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16)
  files.set('descriptor.json', JSON.stringify({ ...described, hash }))
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new Blob([content]), name)
  return form
}
