import { readFile, writeFile } from 'node:fs/promises'
import { createReleaseKey, readReleaseKey } from '@portal/contract/release-key'

/**
 * Creates a team's release key, unless the file exists: `key [file]`. Prints the public key. An operator grants that
 * key the right to publish remotes.
 */
const [, , file = 'release-key.pem'] = process.argv
const existingKey = await readFile(file, 'utf8').catch(() => null)
const privateKeyPem = existingKey ?? (await createReleaseKey())
if (existingKey === null) await writeFile(file, privateKeyPem, { mode: 0o600, flag: 'wx' })
process.stdout.write(`${(await readReleaseKey(privateKeyPem)).publicKey}\n`)
