/** Paths of the two template databases that Postgres copies to create a database. */
const templateDatabasePath = /^\/?base\/[14]\/./
const tarBlockBytes = 512

/**
 * Removes the template databases from a dump of an embedded database, about a third of the data that each test unpacks.
 * Tests create no database. The dump is a tar archive, whose headers contain file sizes.
 */
export function removeTemplateDatabases(dump: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1')
  const keptBlocks: Uint8Array[] = []
  for (let at = 0; at + tarBlockBytes <= dump.length && dump[at] !== 0; ) {
    const [name = ''] = text.decode(dump.subarray(at, at + 100)).split('\0')
    const size = Number.parseInt(text.decode(dump.subarray(at + 124, at + 136)), 8)
    const end = at + tarBlockBytes * (1 + Math.ceil(size / tarBlockBytes))
    if (!templateDatabasePath.test(name)) keptBlocks.push(dump.subarray(at, end))
    at = end
  }
  return Buffer.concat([...keptBlocks, new Uint8Array(2 * tarBlockBytes)])
}
