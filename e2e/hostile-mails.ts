import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CanaryServer } from './canary-server.ts'

const hostileMailFolder = path.resolve(import.meta.dirname, 'hostile-mail')

/** A hostile mail: the attack's name, and its HTML. */
export interface HostileMail {
  name: string
  html: string
}

/**
 * Creates hostile mails (trust B6). Each mail tries to run a script, which would set `ran` on its window, or to load
 * something from the canary server. Pictures have paths below `/beeld`.
 */
export const createHostileMails = ({ origin, hostAndPort: bare }: CanaryServer): HostileMail[] =>
  readdirSync(hostileMailFolder)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -5),
      html: readFileSync(path.join(hostileMailFolder, file), 'utf8')
        .replaceAll('{{host}}', origin)
        .replaceAll('{{bare}}', bare),
    }))
