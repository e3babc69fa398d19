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
  for (let blockStart = 0; blockStart + tarBlockBytes <= dump.length && dump[blockStart] !== 0; ) {
    const [name = ''] = text.decode(dump.subarray(blockStart, blockStart + 100)).split('\0')
    const size = Number.parseInt(text.decode(dump.subarray(blockStart + 124, blockStart + 136)), 8)
    const blockEnd = blockStart + tarBlockBytes * (1 + Math.ceil(size / tarBlockBytes))
    if (!templateDatabasePath.test(name)) keptBlocks.push(dump.subarray(blockStart, blockEnd))
    blockStart = blockEnd
  }
  return Buffer.concat([...keptBlocks, new Uint8Array(2 * tarBlockBytes)])
}
