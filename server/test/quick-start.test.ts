import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findSettingFaults, findUnknownSettings } from '../src/start/server-config.ts'

const readRepositoryFile = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')

const privateKeyPem = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

/** Reads the settings that the quick start writes to a file, by name. */
async function readQuickStartSettings(file: string): Promise<Record<string, string>> {
  const text = await readRepositoryFile('docs/operate/README.md')
  const [, lines = ''] =
    new RegExp(`^cat > \\S+/${file.replace('.', '\\.')} <<END\n(.*?)^END`, 'ms').exec(text) ?? []
  const secret = 'a secret that openssl makes when it is run'
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value
        .replace(/^['"]?(.*?)['"]?$/, '$1')
        .replace(/^\$\(openssl rand.*/, secret)
        .replace(/^\$\((cat|awk).*/, privateKeyPem)
        .replace(/^\$\(public_key.*/, ''),
    ]),
  )
}

/** Reads the text of the compose file, its required variables and all its variables. */
async function readComposeVariables() {
  const text = await readRepositoryFile('server/deploy/compose.yaml')
  const usedVariables = [...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)(:\?)?/g)]
  const requiredNames = usedVariables.filter(([, , isRequired]) => isRequired).map(([, name = '']) => name)
  return { text, requiredNames, allNames: new Set(usedVariables.map(([, name = '']) => name)) }
}

test('a server starts with the settings of the quick start, which are at most twelve', async () => {
  const settings = await readQuickStartSettings('portal.env')
  expect(findSettingFaults(settings)).toEqual([])
  expect(findUnknownSettings(settings)).toEqual([])
  expect(Object.keys(settings).length).toBeLessThanOrEqual(12)
})

test('the quick start sets all that the compose file needs, and only what it reads', async () => {
  const [settings, { requiredNames, allNames }] = await Promise.all([
    readQuickStartSettings('compose.env'),
    readComposeVariables(),
  ])
  const names = Object.keys(settings)
  expect(requiredNames.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !allNames.has(name))).toEqual([])
  expect(names.length).toBeLessThanOrEqual(12)
})

test('a server starts with what the compose file passes on', async () => {
  const [settings, { text }] = await Promise.all([
    readQuickStartSettings('compose.env'),
    readComposeVariables(),
  ])
  const [, environmentBlock = ''] = /environment: &settings\n(.*?)^ {2}\S/ms.exec(text) ?? []
  const fillInVariables = (value: string): string =>
    value.replace(/\$\{([A-Z0-9_]+)(?::[-?]((?:\$\{\w+\}|[^}])*))?\}/g, (_all, name, fallback = '') =>
      settings[name] === undefined ? fillInVariables(fallback) : settings[name],
    )
  const passedSettings = Object.fromEntries(
    [...environmentBlock.matchAll(/^ {4}([A-Z0-9_]+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      fillInVariables(value),
    ]),
  )
  expect(Object.keys(passedSettings)).toContain('STAFF_URL')
  expect(findSettingFaults(passedSettings)).toEqual([])
  expect(findUnknownSettings(passedSettings)).toEqual([])
})
