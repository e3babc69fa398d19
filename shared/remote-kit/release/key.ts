import { readFile, writeFile } from 'node:fs/promises'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'

/** Makes a key for a team, if the file has none, and tells its public half, which an operator grants remotes: `key [file]`. */
const [, , file = 'release-key.pem'] = process.argv
const kept = await readFile(file, 'utf8').catch(() => null)
const pem = kept ?? (await makeReleaseKey())
if (kept === null) await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
process.stdout.write(`${(await readReleaseKey(pem)).publicKey}\n`)
