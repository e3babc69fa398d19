import { readFile, writeFile } from 'node:fs/promises'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'

/**
 * Creates a team's release key unless the file exists, and prints its public key, which an operator grants to remotes:
 * `key [file]`.
 */
const [, , file = 'release-key.pem'] = process.argv
const existing = await readFile(file, 'utf8').catch(() => null)
const pem = existing ?? (await makeReleaseKey())
if (existing === null) await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
process.stdout.write(`${(await readReleaseKey(pem)).publicKey}\n`)
