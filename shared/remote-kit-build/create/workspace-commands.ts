import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

export const pnpmCommand = ['npx', '--yes', 'pnpm@12.21.0'] as const

/** Packs the kit and the shared packages that it depends on, one tarball each. */
export async function packKit(workspace: string, folder: string): Promise<void> {
  const [program, ...args] = pnpmCommand
  await execFileAsync(
    program,
    [...args, '--filter', '@portal/remote-kit-build...', 'pack', '--pack-destination', folder],
    {
      cwd: workspace,
    },
  )
}

export async function readKitVersions(workspace: string): Promise<Record<string, string>> {
  const settings = await readFile(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8')
  const [, catalog = ''] = /^catalog:\n((?: .*\n)*)/m.exec(settings) ?? []
  const lines = [...catalog.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)]
  const own = JSON.parse(await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8'))
  return { ...Object.fromEntries(lines.map(([, name, version]) => [name, version])), kit: own.version }
}
