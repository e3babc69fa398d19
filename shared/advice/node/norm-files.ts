import { readdirSync, readFileSync } from 'node:fs'
import { type NormKind, normSchemas } from '../src/norms/norm-schemas.ts'
import { type NormFile, NormsError } from '../src/norms.ts'

/** Folder of the norms in this package: `<kind>/<first day>.json`. */
export const ownNormsFolder = new URL('../norms/', import.meta.url)

function readNormFile(file: URL, named: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new NormsError(`The norms in ${named} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Reads the norm files of a folder.
 * @throws NormsError that names an invalid file
 */
export const readNormFiles = (folder: URL): NormFile[] =>
  (Object.keys(normSchemas) as NormKind[]).flatMap((kind) => {
    const place = new URL(`${kind}/`, folder)
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ kind, name, content: readNormFile(new URL(name, place), `${kind}/${name}`) }))
  })
