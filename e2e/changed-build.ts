import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Descriptor } from '@portal/contract/descriptor'
import { containerOf, policyNameOf } from '@portal/contract/registry'
import * as v from 'valibot'

const sumOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Files of a remote's production build, by path. */
function filesOf(remote: string): Map<string, string> {
  const dist = path.resolve(import.meta.dirname, '..', remote, 'dist')
  const names = globSync('**/*.*', { cwd: dist }).filter((name) => !path.basename(name).startsWith('.'))
  return new Map(names.map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]))
}

/** Edits files, and updates the integrity hashes of changed files until all are correct. */
function change(files: Map<string, string>, edit: (content: string, name: string) => string): void {
  const sums: [string, string][] = []
  for (const [name, content] of files) {
    const next = edit(content, name)
    if (next === content) continue
    files.set(name, next)
    sums.push([sumOf(content), sumOf(next)])
  }
  if (sums.length > 0)
    change(files, (content) => sums.reduce((text, [from, to]) => text.replaceAll(from, to), content))
}

/**
 * Makes another version of a remote by editing its production build, for journeys about releases that need no real
 * build. Renames the container and the script policy accordingly.
 * @returns the form with which a team uploads it
 */
export function changedBuild(
  remote: string,
  version: string,
  edit: (content: string, name: string) => string,
): FormData {
  const files = filesOf(remote)
  const before = v.parse(Descriptor, JSON.parse(files.get('descriptor.json') ?? ''))
  const after = { name: remote, version }
  const policy = policyNameOf(after)
  change(files, (content, name) =>
    edit(content, name).replaceAll(containerOf(before), containerOf(after)).replaceAll(before.policy, policy),
  )
  const described = { ...JSON.parse(files.get('descriptor.json') ?? ''), version }
  const hash = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16)
  files.set('descriptor.json', JSON.stringify({ ...described, hash }))
  const form = new FormData()
  for (const [name, content] of files) form.append('file', new Blob([content]), name)
  return form
}
