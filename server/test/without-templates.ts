/** Paths of the two databases that Postgres copies when it creates another. */
const template = /^\/?base\/[14]\/./
const block = 512

/**
 * Dumps an embedded database without its template databases: a third of what each test unpacks, and no test creates a
 * database. The dump is a tar archive, whose headers contain file sizes.
 */
export function withoutTemplates(dump: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1')
  const kept: Uint8Array[] = []
  for (let at = 0; at + block <= dump.length && dump[at] !== 0; ) {
    const [name = ''] = text.decode(dump.subarray(at, at + 100)).split('\0')
    const size = Number.parseInt(text.decode(dump.subarray(at + 124, at + 136)), 8)
    const end = at + block * (1 + Math.ceil(size / block))
    if (!template.test(name)) kept.push(dump.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, new Uint8Array(2 * block)])
}
