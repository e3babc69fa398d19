import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Canary } from './canary.ts'

const folder = path.resolve(import.meta.dirname, 'hostile-mail')

/** A hostile mail: the attack's name, and its HTML. */
export interface HostileMail {
  name: string
  html: string
}

/**
 * Hostile mails for trust B6. Each tries to run a script, which would set `ran` on its window, or to load something
 * from the canary; pictures have paths below `/beeld`.
 */
export const hostileMails = ({ origin, bare }: Canary): HostileMail[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -5),
      html: readFileSync(path.join(folder, file), 'utf8')
        .replaceAll('{{host}}', origin)
        .replaceAll('{{bare}}', bare),
    }))
