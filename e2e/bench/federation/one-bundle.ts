import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { customersRemotes } from '../../remotes.ts'

const OneBundle = v.object({
  hash: v.string(),
  scripts: v.array(v.string()),
  chunks: v.record(v.string(), v.array(v.string())),
  integrity: v.record(v.string(), v.string()),
})

/** The portal as one bundle: where it was built, and how a page names it. */
export interface Bundle {
  folder: string
  /** Turns a page of the federated portal into one of the same screen from the bundle. */
  inPlaceOf(html: string): string
}

const workspace = path.resolve(import.meta.dirname, '../../..')

/** Builds the sources of this checkout as one bundle into a folder. */
export function buildOneBundle(folder: string, registryKey: string): Bundle {
  const folders = ['shell', ...customersRemotes].map((name) => path.join(workspace, name))
  const program = path.join(workspace, 'shared/remote-kit/webpack/build-one-bundle.ts')
  const env = { ...process.env, REGISTRY_PUBLIC_KEYS: registryKey }
  execFileSync(process.execPath, [program, folder, ...folders], { stdio: 'inherit', env })
  const made = v.parse(OneBundle, JSON.parse(readFileSync(path.join(folder, 'one-bundle.json'), 'utf8')))
  return { folder, inPlaceOf: (html) => rewrite(html, made) }
}

/** Name of the bundle's folder beside the shell's builds. */
const besideShell = 'one-bundle'

/** Puts the bundle where the portal serves the shell's builds from, compressed as publishing would. */
export function placeBundle({ folder }: Bundle, dataDir: string): void {
  const target = path.join(dataDir, 'assets/shell', besideShell)
  mkdirSync(target, { recursive: true })
  for (const file of readdirSync(folder)) {
    const content = readFileSync(path.join(folder, file))
    writeFileSync(path.join(target, file), content)
    if (file.endsWith('.js')) writeFileSync(path.join(target, `${file}.br`), brotliCompressSync(content))
  }
}

/** Chunks of the bundle that hold what a file of the federated portal holds; none for what is part of another. */
function chunkOf(address: string): string {
  const [, remote = '', file = ''] =
    /\/(mf-[a-z-]+|_shell)\/[0-9a-f]+\/(.*)\.[0-9a-f]{8}\.js$/.exec(address) ?? []
  if (remote === '_shell') return file
  return `${remote}.${file === 'remoteEntry' ? 'remote' : file}`
}

/** Names the bundle's files wherever the page names those that they stand for, each once: now, or for later. */
function rewrite(html: string, { scripts, chunks, integrity }: v.InferOutput<typeof OneBundle>): string {
  const nonce = /<script nonce="([^"]*)" defer/.exec(html)?.[1] ?? ''
  const named = (file: string) => `/_shell/${besideShell}/${file}" crossorigin integrity="${integrity[file]}"`
  const tags = scripts.map((file) => `<script nonce="${nonce}" defer src="${named(file)}></script>`)
  const known = new Set<string>()
  const links = (preloads: string) => {
    const addresses = [...preloads.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
    const wanted = addresses.flatMap((address) => chunks[chunkOf(address)] ?? [])
    return wanted
      .filter((file) => !known.has(file) && known.add(file))
      .map((file) => `<link rel="preload" as="script" href="${named(file)} nonce="${nonce}">`)
      .join('')
  }
  return html
    .replaceAll(/(?:<link rel="preload" as="script" href="[^"]*"[^>]*>)+/g, links)
    .replaceAll(/<script nonce="[^"]*" defer src="[^"]*"[^>]*><\/script>/g, '')
    .replace('</title>', `</title>${tags.join('')}`)
}
