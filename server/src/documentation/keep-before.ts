import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisedNow } from './promised.ts'

/**
 * Puts today's API on record as the one before: part of `pnpm keep-release`. The gate tries versions with it, and a test
 * holds the API of tomorrow against it.
 */
const file = path.resolve(import.meta.dirname, '../../../shared/contract/api-before.json')
await writeFile(file, `${JSON.stringify(promisedNow())}\n`)
